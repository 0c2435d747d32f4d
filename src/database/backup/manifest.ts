import * as v from 'valibot'

/** The entry that says what else is in an archive, and the one after it with its hash (docs/behaviour.md, 17.2). */
export const MANIFEST = 'manifest.json'
export const MANIFEST_HASH = 'manifest.sha256'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const Entry = v.object({
  name: v.string(),
  bytes: Count,
  sha256: Sha256,
  /** The number of documents of a collection. */
  documents: v.optional(Count),
})
export type Entry = v.InferOutput<typeof Entry>

export const Manifest = v.object({
  format: v.literal(1),
  /** The moment that the database's part shows, ISO 8601. */
  takenAt: v.string(),
  migrations: v.array(v.string()),
  /** Recognises the SECRETS_KEY that stored secrets were encrypted with, without revealing it. */
  keyMark: v.string(),
  entries: v.array(Entry),
  /** Files that went while the backup was taken. */
  gone: v.array(v.string()),
  /** Files of an S3 store whose bytes are not in the archive, with the store's checksum of each. */
  elsewhere: v.array(v.object({ name: v.string(), bytes: Count, checksum: v.string() })),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** An expected failure of a backup or a restore: its message is one line that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export const COLLECTIONS = 'collections/'
export const FILES = 'files/'
export const SECRETS = 'secrets.json'

/** The entry of a collection: its documents as BSON, one after another, compressed; mongorestore --gzip reads it. */
export function entryOf(collection: string): string {
  return `${COLLECTIONS}${collection}.bson.gz`
}

/** The collection of an entry; null for any other entry. */
export function collectionOf(name: string): string | null {
  return /^collections\/(.+)\.bson\.gz$/.exec(name)?.[1] ?? null
}
