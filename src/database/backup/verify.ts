import type { mongo } from 'mongoose'
import { BackupError, type Manifest, collectionOf } from './manifest'
import { checkArchive, readArchive } from './readArchive'
import { hashOf, loadCollection } from './stage'

/**
 * Restores a backup's database into one of its own, reads it back and compares, then drops it. Throws a BackupError
 * for the first difference.
 */
export async function verify(client: mongo.MongoClient, db: mongo.Db, file: string): Promise<Manifest> {
  const manifest = await checkArchive(file)
  const copy = client.db(`${db.databaseName}-verify`)
  await copy.dropDatabase()
  try {
    await readArchive(file, async (name, content) => {
      const collection = collectionOf(name)
      if (!collection) return drain(content)
      const loaded = await loadCollection(copy, collection, content)
      const stored = await hashOf(copy.collection(collection))
      const listed = manifest.entries.find((entry) => entry.name === name)?.documents
      if (
        loaded.documents !== listed ||
        loaded.documents !== stored.documents ||
        loaded.sha256 !== stored.sha256
      ) {
        throw new BackupError(`${file} does not restore: ${collection} differs.`)
      }
    })
  } finally {
    await copy.dropDatabase()
  }
  return manifest
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}
