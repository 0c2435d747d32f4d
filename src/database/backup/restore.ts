import { setTimeout as wait } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import type { Place } from './backUp'
import { collectionsOf } from './dumpDatabase'
import { haltLetters } from './haltLetters'
import { BackupError, FILES, type Manifest, SECRETS, collectionOf } from './manifest'
import { checkArchive, readArchive } from './readArchive'
import { STAGED, loadCollection } from './stage'

/** What a restored site must not go on with: it was done after the backup, or would be done twice. */
const CLEARED: Record<string, mongo.Filter<mongo.Document>> = {
  // Publishing a page twice is no harm, and a missed one would be.
  'payload-jobs': { taskSlug: { $ne: 'schedulePublish' } },
  leases: {},
  sessions: {},
  'reset-tokens': {},
  'rate-limits': {},
  // Secrets of a day that only its visits needed.
  'audience-salts': {},
}

/** A process that runs jobs has renewed its lease by then, in ms. */
const RENEWED_AFTER_MS = 3_000

type Told = {
  /** The migrations that this version knows. */
  known: readonly string[]
  /** Replaces a site that has data. */
  replaces?: boolean
}

export type Restored = {
  manifest: Manifest
  documents: number
  files: number
  /** How many documents were cleared, by collection. */
  cleared: Record<string, number>
  /** How many letters were stopped. */
  halted: number
  secrets: string | null
}

/**
 * Puts a backup in the place of the site's data, after checking all of it. Everything is loaded beside the present data
 * first, so a run that ends early changes nothing; one that ends while the two are exchanged is noted, and the site
 * does not start before it is run again (docs/behaviour.md, 17.3). Throws a BackupError when it refuses.
 */
export async function restore(place: Place, file: string, { known, replaces }: Told): Promise<Restored> {
  const { db, store } = place
  await refuseRunning(db)
  if (!replaces) await refuseData(place)
  const manifest = await checkArchive(file)
  const newer = manifest.migrations.filter((id) => !known.includes(id))
  if (newer.length > 0)
    throw new BackupError(`A newer version of the site wrote ${file} (${newer.join(', ')}).`)
  await dropStaged(db)
  await store.clear()
  const bytesOf = new Map(manifest.entries.map(({ name, bytes }) => [name, bytes]))
  let [documents, files] = [0, 0]
  let secrets: string | null = null
  await readArchive(file, async (name, content) => {
    const collection = collectionOf(name)
    if (collection) documents += (await loadCollection(db, STAGED + collection, content)).documents
    else if (name.startsWith(FILES)) {
      await store.stage(name.slice(FILES.length), bytesOf.get(name) ?? 0, content)
      files += 1
    } else {
      const text = await textOf(content)
      if (name === SECRETS) secrets = text
    }
  })
  const cleared = await clear(db)
  const halted = await haltLetters(db)
  await exchange(place, file)
  return { manifest, documents, files, cleared, halted, secrets }
}

/** Who runs jobs renews their lease every second; one that is not renewed was left by a site that has stopped. */
async function refuseRunning(db: mongo.Db): Promise<void> {
  const leases = db.collection<{ _id: string; until: Date }>('leases')
  const held = await leases.findOne({ _id: 'jobs', until: { $gt: new Date() } })
  if (!held) return
  await wait(RENEWED_AFTER_MS)
  const later = await leases.findOne({ _id: 'jobs', until: { $gt: held.until } })
  if (later) throw new BackupError('A site is running on this database. Stop it first.')
}

async function refuseData({ db, store }: Place): Promise<void> {
  for (const name of await collectionsOf(db)) {
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) throw hasData()
  }
  if (store.isReplaced) for await (const _ of store.names()) throw hasData()
}

const hasData = () =>
  new BackupError(
    'This site has data. Add --replace to put the backup in its place; what is there now is lost.',
  )

async function clear(db: mongo.Db): Promise<Record<string, number>> {
  const cleared: Record<string, number> = {}
  for (const [name, filter] of Object.entries(CLEARED)) {
    const { deletedCount } = await db.collection(STAGED + name).deleteMany(filter)
    cleared[name] = deletedCount
  }
  return cleared
}

/** Each step can be repeated, but not undone, so the site must not start in between. */
async function exchange({ db, store }: Place, file: string): Promise<void> {
  const marks = db.collection<{ _id: string; file: string }>('restores')
  await marks.updateOne({ _id: 'switching' }, { $set: { file } }, { upsert: true })
  const staged = await stagedIn(db)
  for (const name of await collectionsOf(db)) {
    if (!staged.includes(STAGED + name)) await db.dropCollection(name)
  }
  for (const name of staged) await db.renameCollection(name, name.slice(STAGED.length), { dropTarget: true })
  await store.replace()
  await marks.drop()
}

async function dropStaged(db: mongo.Db): Promise<void> {
  for (const name of await stagedIn(db)) await db.dropCollection(name)
}

async function stagedIn(db: mongo.Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray()
  return all.map(({ name }) => name).filter((name) => name.startsWith(STAGED))
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString()
}
