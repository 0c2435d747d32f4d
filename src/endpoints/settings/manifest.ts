import { createHash } from 'node:crypto'
import { RUNNING_VERSION } from '@/contracts/releases'
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
    ownManifest = { version: RUNNING_VERSION, features, checksum: manifestChecksum(features) }
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
