import * as v from 'valibot'
import { environment } from '@/environment'
import { SourceError, type SourceRules, fetchSource } from './fetchSource'
import { manifestChecksum, readOwnManifest } from './manifest'

const NAME_MAX = 200
const FEATURES_MAX = 500
const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The fields of a source's manifest that are used; others are ignored. */
const SourceManifest = v.object({
  version: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50)),
  features: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_MAX)), checksum: Sha256 })),
    v.maxLength(FEATURES_MAX),
  ),
  checksum: Sha256,
})
export type SourceManifest = v.InferOutput<typeof SourceManifest>

/**
 * The feature manifest of a source dashboard. This site's own is read without a request; the origin of
 * SYNC_SOURCE_URL is trusted; any other must have a public address. Throws SourceError.
 */
export async function readSource(
  source: string,
  rules: SourceRules = { trustedOrigins: trustedOrigins() },
): Promise<SourceManifest> {
  const isOwn = originOf(source) === originOf(environment.siteUrl)
  const given = isOwn ? readOwnManifest() : await fetchSource(manifestUrl(source), rules)
  const parsed = v.safeParse(SourceManifest, given)
  if (!parsed.success) throw new SourceError('The source did not answer with a feature manifest.')
  if (parsed.output.checksum !== manifestChecksum(parsed.output.features)) {
    throw new SourceError("The source's checksum does not fit its features.")
  }
  return parsed.output
}

function trustedOrigins(): string[] {
  const { syncSourceUrl, siteUrl } = environment
  return syncSourceUrl === siteUrl ? [] : [originOf(syncSourceUrl)]
}

function manifestUrl(source: string): string {
  return `${source.replace(/\/+$/, '')}/api/sync/manifest`
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}
