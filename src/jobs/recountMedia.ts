import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, TaskConfig } from 'payload'
import { DAY_MS } from '@/contracts/core/time'
import { driverCollection } from '@/database/driverCollection'
import { everyNight } from '@/payload/dashboardQueue'

type Row = {
  _id: unknown
  bytes: number
  filename?: string | null
  posterBytes?: number | null
  sizes?: Record<string, { filename?: string | null }>
}

/** A file without a record was left by a process that ended while storing it; a younger one may be in progress. */
const YOUNG_MS = DAY_MS

const BATCH = 500

/** Keeps the recorded sizes of creators' files equal to the sizes on disk (docs/behaviour.md, 10.8). */
export const recountMedia: TaskConfig<'recountMedia'> = {
  slug: 'recountMedia',
  label: 'Compare the sizes of creators’ files with the disk',
  schedule: [everyNight],
  handler: async ({ req }) => {
    await runRecountMedia(req)
    return { output: {} }
  },
}

/** Returns how many records were corrected and how many files without one removed; 0 with a remote store. */
export async function runRecountMedia(
  req: PayloadRequest,
  now = new Date(),
): Promise<{ corrected: number; removed: number }> {
  const { upload } = req.payload.collections['creator-media'].config
  if (upload.disableLocalStorage || !upload.staticDir) return { corrected: 0, removed: 0 }
  const folder = upload.staticDir
  const known = new Set<string>()
  let corrected = 0
  const media = driverCollection(req, 'creator-media')
  const fields = { bytes: 1, filename: 1, posterBytes: 1, sizes: 1 }
  // In batches that are read soon: the database forgets a cursor that is not asked for ten minutes.
  for await (const found of media.find({}, { projection: fields }).batchSize(BATCH)) {
    const row = found as unknown as Row
    const names = [row.filename, ...Object.values(row.sizes ?? {}).map((copy) => copy.filename)].filter(
      (name) => typeof name === 'string',
    )
    for (const name of names) known.add(name)
    const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))))
    const bytes = sizes.reduce((sum, each) => sum + each, row.posterBytes ?? 0)
    if (bytes === row.bytes) continue
    corrected += 1
    req.payload.logger.warn(`The file ${String(row._id)} takes ${bytes} bytes, not ${row.bytes}`)
    // Only if the record still has the compared size.
    await media.updateOne({ _id: found._id, bytes: row.bytes }, { $set: { bytes } })
  }
  return { corrected, removed: await removeUnknown(folder, known, now.getTime() - YOUNG_MS) }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0
}

async function removeUnknown(folder: string, known: Set<string>, before: number): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names.filter((each) => !known.has(each))) {
    const file = path.join(folder, name)
    const { mtimeMs } = (await stat(file).catch(() => null)) ?? { mtimeMs: Infinity }
    if (mtimeMs >= before) continue
    await rm(file, { force: true })
    count += 1
  }
  return count
}
