import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, TaskConfig } from 'payload'
import { forEachRow } from '@/database/forEachRow'
import { FORM_PREFIX } from '@/payload/storedFiles'
import { environment } from '@/environment'
import { everyHour } from '@/payload/dashboardQueue'
import { DAY_MS } from '@/contracts/core/time'

/** Removes uploads that received no bytes for a day, which frees their reserved space (docs/behaviour.md, 5.27). */
export const giveUpUploads: TaskConfig<'giveUpUploads'> = {
  slug: 'giveUpUploads',
  label: 'Remove uploads that nobody went on with for a day',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runGiveUpUploads(req)
    return { output: {} }
  },
}

/** Returns the number of uploads removed. */
export async function runGiveUpUploads(req: PayloadRequest, now = new Date()): Promise<number> {
  // Collection access denies everyone; this job overrides it.
  const all = { collection: 'media-uploads', depth: 0, req, overrideAccess: true } as const
  const where = { expiresAt: { less_than: now.toISOString() } }
  const { docs } = await req.payload.find({ ...all, where, pagination: false })
  await removeForms(now.getTime() - DAY_MS)
  return forEachRow(req, docs, 'An upload could not be removed', (own, { id }) =>
    own.payload.delete({ ...all, id, req: own }),
  )
}

/** Forms are removed when their call has answered, unless its process ended meanwhile. */
async function removeForms(before: number): Promise<void> {
  const names = await readdir(environment.incomingDir).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(FORM_PREFIX))) {
    const file = path.join(/*turbopackIgnore: true*/ environment.incomingDir, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
