import type { CollectionAfterDeleteHook } from 'payload'
import { voiceNoteId } from '@/contracts/ideas'
import type { VisionBoard as StoredVisionBoard } from '@/payload-types'

/** A recording goes with its idea. Its owner must be the idea's: an idea never takes another person's recording. */
export const deleteVoiceNoteWithIdea: CollectionAfterDeleteHook<StoredVisionBoard> = async ({ doc, req }) => {
  const noteId = voiceNoteId(doc.voiceNoteUrl ?? '')
  if (!noteId) return
  const ownerId = typeof doc.userId === 'object' ? doc.userId.id : doc.userId
  // Nobody deletes recordings through Payload's own doors; who may delete the idea was checked before.
  await req.payload.delete({
    collection: 'voice-notes',
    where: { and: [{ id: { equals: noteId } }, { userId: { equals: ownerId } }] },
    req,
    overrideAccess: true,
  })
}
