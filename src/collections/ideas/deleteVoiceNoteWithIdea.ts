import type { CollectionAfterDeleteHook } from 'payload'
import { voiceNoteId } from '@/contracts/ideas'
import type { VisionBoard as StoredVisionBoard } from '@/payload-types'

/**
 * Deletes the recording of a deleted idea, if both have the same owner: an idea never takes another person's
 * recording.
 */
export const deleteVoiceNoteWithIdea: CollectionAfterDeleteHook<StoredVisionBoard> = async ({ doc, req }) => {
  const noteId = voiceNoteId(doc.voiceNoteUrl ?? '')
  if (!noteId) return
  const ownerId = typeof doc.userId === 'object' ? doc.userId.id : doc.userId
  // Collection access denies everyone; the idea's own delete access was checked before.
  await req.payload.delete({
    collection: 'voice-notes',
    where: { and: [{ id: { equals: noteId } }, { userId: { equals: ownerId } }] },
    req,
    overrideAccess: true,
  })
}
