import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { mongo } from 'mongoose'

/**
 * How long the database may take to make the indexes of a collection, in ms: it may hold millions of documents, or the
 * disk may be busy. Other operations give up after 10 s (payload.config.ts).
 */
const PATIENCE_MS = 60 * 60_000
const NO_SUCH_COLLECTION = 26

type Index = mongo.IndexDescription
type Model = Pick<MongooseAdapter['globals'], 'collection' | 'schema'>

/**
 * Creates the collections and indexes that the configuration needs and the database lacks. They are looked up in
 * parallel but created one by one: on an empty database of several machines, parallel builds wait for each other longer
 * than an operation may wait for a connection.
 */
export async function ensureConfiguredIndexes({
  collections,
  versions,
  globals,
  connection,
}: MongooseAdapter): Promise<void> {
  const models: Model[] = [...Object.values(collections), ...Object.values(versions)]
  const lacks = await Promise.all([
    ...models.map((model) => missingIndexes(connection, model.collection.name, indexesWantedBy(model))),
    // Payload looks for each global by its type and declares no index for it.
    missingIndexes(connection, globals.collection.name, [
      ...indexesWantedBy(globals),
      { key: { globalType: 1 } },
    ]),
  ])
  for (const make of lacks) await make()
}

/**
 * Creates the indexes that a collection lacks, in one command, and drops those that they replace. Reads the existing
 * ones first: that takes no lock and no write, whereas requesting an index that exists would.
 */
export async function ensureIndexes(
  { connection }: Pick<MongooseAdapter, 'connection'>,
  name: string,
  wanted: Index[],
): Promise<void> {
  await (
    await missingIndexes(connection, name, wanted)
  )()
}

/** Finds the indexes that a collection lacks; returns a function that creates them. */
async function missingIndexes(
  { db }: MongooseAdapter['connection'],
  name: string,
  wanted: Index[],
): Promise<() => Promise<unknown>> {
  if (!db) throw new Error('The database is not connected')
  const collection = db.collection(name)
  const existing = await indexesOf(collection)
  const present = new Set(existing.map(traitsOf))
  const missing = wanted.filter((index) => !present.has(traitsOf(index)))
  if (missing.length === 0) return () => Promise.resolve()
  // MongoDB refuses a second index of the same keys, so one that an earlier version made goes first.
  const keys = new Set(missing.map(({ key }) => JSON.stringify(key)))
  const replaced = existing.filter(({ key }) => keys.has(JSON.stringify(key)))
  return async () => {
    for (const { name: old } of replaced) if (old) await collection.dropIndex(old)
    await collection.createIndexes(missing, { timeoutMS: PATIENCE_MS })
  }
}

/** Includes the _id index, which every collection has, because requesting it creates the collection. */
function indexesWantedBy(model: Model): Index[] {
  const declared = model.schema.indexes().map(([key, options]) => ({ key, ...options }) as Index)
  return [{ key: { _id: 1 } }, ...declared]
}

async function indexesOf(collection: mongo.Collection): Promise<Index[]> {
  try {
    return await collection.indexes()
  } catch (error) {
    if ((error as { code?: unknown }).code === NO_SUCH_COLLECTION) return []
    throw error
  }
}

/** The properties that distinguish indexes, as text. */
function traitsOf({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }: Index): string {
  return JSON.stringify([key, unique ?? false, sparse ?? false, expireAfterSeconds, partialFilterExpression])
}
