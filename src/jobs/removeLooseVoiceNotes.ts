import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { VOICE_NOTE_MAX_AGE_HOURS, voiceNoteUrl } from '@/contracts/ideas'
import { forEachRow } from '@/database/forEachRow'
import { everyHour } from '@/payload/dashboardQueue'
import { HOUR_MS } from '@/contracts/core/time'

/** Added to the day in which an idea may take a recording, so that none is removed while it is being taken. */
const MARGIN_HOURS = 1

/** Removes recordings that no idea took within a day, with their files. */
export const removeLooseVoiceNotes: TaskConfig<'removeLooseVoiceNotes'> = {
  slug: 'removeLooseVoiceNotes',
  label: 'Remove recordings that no idea took',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runRemoveLooseVoiceNotes(req)
    return { output: {} }
  },
}

/** Returns the number of recordings removed. */
export async function runRemoveLooseVoiceNotes(
  req: PayloadRequest,
  now: () => Date = () => new Date(),
): Promise<number> {
  const before = new Date(now().getTime() - (VOICE_NOTE_MAX_AGE_HOURS + MARGIN_HOURS) * HOUR_MS)
  const ids = await looseNotes(req.payload, before)
  return forEachRow(req, ids, 'A recording could not be removed', (own, id) =>
    // Collection access denies everyone; this job overrides it. Payload's delete also removes the file.
    own.payload.delete({ collection: 'voice-notes', id, req: own, overrideAccess: true }),
  )
}

/** Recordings made before a moment that no idea refers to, found in one query. */
async function looseNotes(payload: Payload, before: Date): Promise<string[]> {
  const { 'vision-board': ideas, 'voice-notes': notes } = payload.db.collections
  if (!ideas || !notes) throw new Error('The vision board is not registered')
  const rows = await notes.aggregate<{ _id: { toHexString: () => string } }>([
    { $match: { createdAt: { $lt: before } } },
    { $set: { url: { $concat: [voiceNoteUrl(''), { $toString: '$_id' }] } } },
    {
      $lookup: { from: ideas.collection.name, localField: 'url', foreignField: 'voiceNoteUrl', as: 'ideas' },
    },
    { $match: { ideas: { $size: 0 } } },
    { $project: { _id: 1 } },
  ])
  return rows.map(({ _id }) => _id.toHexString())
}
