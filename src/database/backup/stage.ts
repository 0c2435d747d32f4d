import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import mongoose, { type mongo } from 'mongoose'

/** Begins the names of collections that a restore has loaded and not put in place yet. */
export const STAGED = 'restoring.'

const BATCH_DOCUMENTS = 1_000
const BATCH_BYTES = 8 * 1024 * 1024
/** Every value keeps its type: a double that happens to be whole stays a double. */
const AS_STORED = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true }

export type Loaded = { documents: number; sha256: string }

/**
 * Makes a collection of the documents of an archive's entry, also of none. Returns their number and the hash of their
 * bytes, as `hashOf` computes it.
 */
export async function loadCollection(db: mongo.Db, name: string, compressed: Readable): Promise<Loaded> {
  const collection = await db.createCollection(name)
  const hash = createHash('sha256')
  let batch: mongo.Document[] = []
  let [documents, bytes] = [0, 0]
  for await (const raw of documentsOf(compressed)) {
    hash.update(raw)
    batch.push(mongoose.mongo.BSON.deserialize(raw, AS_STORED))
    documents += 1
    bytes += raw.length
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue
    await collection.insertMany(batch)
    batch = []
    bytes = 0
  }
  if (batch.length > 0) await collection.insertMany(batch)
  return { documents, sha256: hash.digest('hex') }
}

/** The number of a collection's documents and the hash of their bytes, in the order in which they were inserted. */
export async function hashOf(collection: mongo.Collection): Promise<Loaded> {
  const hash = createHash('sha256')
  let documents = 0
  for await (const raw of collection.find({}, { raw: true, sort: { $natural: 1 } })) {
    hash.update(raw as unknown as Buffer)
    documents += 1
  }
  return { documents, sha256: hash.digest('hex') }
}

/** Cuts the stream of a collection into its documents; each begins with its length. */
async function* documentsOf(compressed: Readable): AsyncGenerator<Buffer> {
  const unpacked = compressed.pipe(createGunzip())
  compressed.once('error', (error) => unpacked.destroy(error))
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0)
      yield rest.subarray(0, length)
      rest = rest.subarray(length)
    }
  }
  if (rest.length > 0) throw new Error('The last document is cut off')
}
