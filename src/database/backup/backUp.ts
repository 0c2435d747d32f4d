import { createReadStream } from 'node:fs'
import { access, mkdir, rm, stat } from 'node:fs/promises'
import type { mongo } from 'mongoose'
import { type Dumped, dumpDatabase } from './dumpDatabase'
import type { Store, StoredFile } from './files'
import { BackupError, FILES, type Entry, type Manifest, SECRETS, entryOf } from './manifest'
import { type ArchiveWriter, unfinished, writeArchive } from './writeArchive'

export type Place = { client: mongo.MongoClient; db: mongo.Db; store: Store }

export type Wanted = {
  /** Whether the files are in an S3 store, and stay there: the archive holds only their list. */
  listsFiles: boolean
  /** The two secrets as JSON, to put them into the archive. */
  secrets?: string | undefined
  keyMark: string
}

export type Report = {
  takenAt: Date
  documents: number
  collections: number
  files: number
  bytes: number
  gone: string[]
}

/**
 * Writes a backup of the running site into one new file: the database as it was at one moment, then the files. Throws a
 * BackupError when the file exists; a run that ends early leaves nothing under that name (docs/behaviour.md, 17.2).
 */
export async function backUp(place: Place, file: string, wanted: Wanted): Promise<Report> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new BackupError(`${file} exists already; a backup never replaces another one.`)
  const folder = `${unfinished(file)}s`
  // What a run that was killed left behind.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700, recursive: true })
  try {
    const before = new Map<string, StoredFile>()
    for await (const each of place.store.names()) before.set(each.name, each)
    const { takenAt, dumped } = await dumpDatabase(place.client, place.db, folder)
    return await write(place, file, { ...wanted, before, takenAt, dumped })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Content = Wanted & { before: Map<string, StoredFile>; takenAt: Date; dumped: Dumped[] }

async function write({ db, store }: Place, file: string, content: Content): Promise<Report> {
  const archive = writeArchive(file)
  try {
    const collections: Entry[] = []
    for (const dumped of content.dumped) collections.push(await addCollection(archive, dumped))
    const { files, gone, elsewhere } = await addFiles(archive, store, content)
    const secrets = content.secrets ? [await archive.addText(SECRETS, content.secrets)] : []
    const manifest: Manifest = {
      format: 1,
      takenAt: content.takenAt.toISOString(),
      migrations: (await db.collection('migrations').find().toArray()).map(({ _id }) => String(_id)),
      keyMark: content.keyMark,
      entries: [...collections, ...files, ...secrets],
      gone,
      elsewhere,
    }
    await archive.finish(manifest)
    return {
      takenAt: content.takenAt,
      documents: collections.reduce((sum, { documents = 0 }) => sum + documents, 0),
      collections: collections.length,
      files: files.length + elsewhere.length,
      bytes: (await stat(file)).size,
      gone,
    }
  } catch (error) {
    await archive.giveUp()
    throw error
  }
}

async function addCollection(
  archive: ArchiveWriter,
  { collection, file, documents }: Dumped,
): Promise<Entry> {
  const { size } = await stat(file)
  return { ...(await archive.add(entryOf(collection), size, createReadStream(file))), documents }
}

/** Adds every file; those that were there when the backup began and are gone are named. */
async function addFiles(archive: ArchiveWriter, store: Store, { before, listsFiles }: Content) {
  const files: Entry[] = []
  const elsewhere: StoredFile[] = []
  for await (const each of store.names()) {
    if (listsFiles) {
      elsewhere.push(each)
      before.delete(each.name)
      continue
    }
    const opened = await store.open(each.name)
    if (!opened) continue
    try {
      files.push(await archive.add(`${FILES}${each.name}`, opened.bytes, opened.content))
      before.delete(each.name)
    } finally {
      await opened.close()
    }
  }
  return { files, elsewhere, gone: [...before.keys()] }
}
