import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SCREENS } from '@/contracts/screens'
import type { FeatureManifest } from '@/contracts/settings'

type Checked = { name: string; checksum: string }

let ownManifest: FeatureManifest | undefined

/** This site's manifest: its version and features, each with the SHA-256 of its name, version and summary. */
export function readOwnManifest(): FeatureManifest {
  if (!ownManifest) {
    const features = Object.values(SCREENS).map(({ title: name, feature: { version, summary } }) => ({
      name,
      version,
      summary,
      checksum: sha256(JSON.stringify([name, version, summary])),
    }))
    ownManifest = { version: `v${ownVersion()}`, features, checksum: manifestChecksum(features) }
  }
  return ownManifest
}

/** The SHA-256 over all features in order, which a manifest's `checksum` must equal. */
export function manifestChecksum(features: readonly Checked[]): string {
  return sha256(features.map(({ name, checksum }) => `${checksum}  ${name}\n`).join(''))
}

/** The names of the features that are new or changed since `before`. */
export function changedFeatures(before: readonly Checked[], after: readonly Checked[]): string[] {
  const known = new Map(before.map(({ name, checksum }) => [name, checksum]))
  const changed = after.filter(({ name, checksum }) => known.get(name) !== checksum)
  return [...new Set(changed.map(({ name }) => name))]
}

/** Read on first use: bundling it would require package.json to be a module. */
function ownVersion(): string {
  const file = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), 'package.json'), 'utf8')
  return (JSON.parse(file) as { version: string }).version
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
