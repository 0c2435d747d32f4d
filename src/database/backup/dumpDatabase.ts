import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { mongo } from 'mongoose'
import { BackupError } from './manifest'
import { STAGED } from './stage'

export type Dumped = { collection: string; file: string; documents: number }

const SNAPSHOT_TOO_OLD = 239
/** A collection or index was made at the moment of the snapshot. */
const SNAPSHOT_UNAVAILABLE = 246
const TRIES = 5

/**
 * Writes each collection into a file of `folder`, all as they were at one moment, while others go on writing. Throws a
 * BackupError when the database forgets that moment before the end.
 */
export async function dumpDatabase(
  client: mongo.MongoClient,
  db: mongo.Db,
  folder: string,
): Promise<{ takenAt: Date; dumped: Dumped[] }> {
  for (let attempt = 1; ; attempt += 1) {
    const session = client.startSession({ snapshot: true })
    try {
      const names = await collectionsOf(db)
      const takenAt = new Date()
      const dumped: Dumped[] = []
      for (const name of names) dumped.push(await dumpCollection(db, name, folder, session))
      return { takenAt, dumped }
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (code === SNAPSHOT_TOO_OLD) throw new BackupError(tooOld)
      if (code !== SNAPSHOT_UNAVAILABLE || attempt === TRIES) throw error
    } finally {
      await session.endSession()
    }
  }
}

const tooOld =
  'The database forgot the moment of the backup before it was complete. Give it a longer memory, ' +
  'setParameter minSnapshotHistoryWindowInSeconds=3600, or use "mongodump --oplog" and copy the files after it.'

/** The names of the collections that hold the site's data. */
export async function collectionsOf(db: mongo.Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray()
  return all
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !name.startsWith(STAGED) && name !== 'restores')
    .toSorted()
}

async function dumpCollection(
  db: mongo.Db,
  collection: string,
  folder: string,
  session: mongo.ClientSession,
): Promise<Dumped> {
  const file = path.join(folder, `${encodeURIComponent(collection)}.bson.gz`)
  let documents = 0
  // Raw documents: nothing is decoded, so nothing is changed.
  const cursor = db.collection(collection).find({}, { session, raw: true })
  async function* counted() {
    for await (const document of cursor) {
      documents += 1
      yield document as unknown as Buffer
    }
  }
  const content = Readable.from(counted(), { objectMode: false })
  await pipeline(content, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }))
  return { collection, file, documents }
}
