import type { PayloadRequest, TaskConfig } from 'payload'
import { forEachRow } from '@/database/forEachRow'
import { everyHour } from './dashboardQueue'

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
  return forEachRow(req, docs, 'An upload could not be removed', (own, { id }) =>
    own.payload.delete({ ...all, id, req: own }),
  )
}
