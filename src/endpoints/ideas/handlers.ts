import type { PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { badRequest, conflict, forbidden, isDuplicate } from '@/database/errors'
import { handle } from '../core/handle'
import { ownRecord, ownRecords, requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/ideas'
import { presentIdea } from './present'

const HOUR_MS = 60 * 60 * 1000

/** GET /api/vision-board: the caller's own, newest first. */
export const listIdeas = handle(contract.listIdeas, async ({ req, user }) => {
  const ideas = await ownRecords('vision-board', { req, user })
  return ideas.map(presentIdea)
})

/** POST /api/vision-board: only on the caller's own board; a recording serves one idea (its URL is unique). */
export const createIdea = handle(contract.createIdea, async ({ body, req, user, payload }) => {
  if (body.userId && body.userId !== user.id) throw forbidden(contract.IDEA_TEXTS.ofAnother)
  const { type, title, content } = body
  const recording = body.type === 'voice' ? { voiceNoteUrl: body.voiceNoteUrl } : {}
  try {
    const stored = await inTransaction(req, async () => {
      await requireRoom('vision-board', { req, user })
      if (recording.voiceNoteUrl) await requireOwnVoiceNote(req, user, recording.voiceNoteUrl)
      const data = { type, title, content, ...recording, status: 'idea' as const, userId: user.id }
      return payload.create({ collection: 'vision-board', data, depth: 0, req, overrideAccess: false })
    })
    return presentIdea(stored)
  } catch (error) {
    if (isDuplicate(error)) throw conflict(contract.IDEA_TEXTS.voiceNoteUsed)
    throw error
  }
})

/** PATCH /api/vision-board/{id}/status: from "idea" only; of two at once, the later one gets 409. */
export const updateIdeaStatus = handle(
  contract.updateIdeaStatus,
  async ({ params: { id }, body: { status }, req, user, payload }) => {
    const stored = await inTransaction(req, async () => {
      const idea = await ownRecord('vision-board', id, { req, user })
      if (idea.status !== 'idea') throw conflict(contract.IDEA_TEXTS.settled)
      const data = { status }
      return payload.update({ collection: 'vision-board', id, data, depth: 0, req, overrideAccess: false })
    })
    return presentIdea(stored)
  },
)

/** DELETE /api/vision-board/{id}: deletes its recording, too (collections/ideas). */
export const deleteIdea = handle(contract.deleteIdea, async ({ params: { id }, req, user, payload }) => {
  await inTransaction(req, async () => {
    await ownRecord('vision-board', id, { req, user })
    await payload.delete({ collection: 'vision-board', id, depth: 0, req, overrideAccess: false })
  })
  return { message: contract.IDEA_TEXTS.deleted }
})

/** Throws 400 unless the address is that of a recording of the caller's that is not about to be removed. */
async function requireOwnVoiceNote(req: PayloadRequest, user: StoredUser, url: string): Promise<void> {
  const noteId = contract.voiceNoteId(url)
  const oldest = new Date(Date.now() - contract.VOICE_NOTE_MAX_AGE_HOURS * HOUR_MS).toISOString()
  // Collection access denies everyone; the query checks the owner.
  const { totalDocs } = await req.payload.count({
    collection: 'voice-notes',
    where: {
      and: [
        { id: { equals: noteId } },
        { userId: { equals: user.id } },
        { createdAt: { greater_than: oldest } },
      ],
    },
    req,
    overrideAccess: true,
  })
  if (!noteId || totalDocs === 0) {
    throw badRequest(contract.IDEA_TEXTS.voiceNoteUnknown, {
      voiceNoteUrl: contract.IDEA_TEXTS.voiceNoteUnknown,
    })
  }
}

/** The calls of the vision board. */
export const ideaCalls = [listIdeas, createIdea, updateIdeaStatus, deleteIdea]
