import type { PayloadRequest, Where } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { badRequest, conflict, forbidden, isDuplicate } from '@/database/errors'
import { handle } from '../core/handle'
import { ownHandlers } from '../core/ownHandlers'
import { ownRecord } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { addTask, untieTask } from '@/domain/schedule/tasks'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/ideas'
import { presentIdea, presentVoiceNote } from './present'
import { ownPage } from '../core/ownPage'
import { idOf } from '@/database/ids'
import { recordsByIds } from '@/database/recordsByIds'
import { today } from '@internationalized/date'
import { readableRecords } from '@/database/readableRecords'
import { findWorkspace } from '@/domain/workspace/workspaces'
import { environment } from '@/environment'
import { HOUR_MS } from '@/contracts/core/time'

const DAYS_AHEAD = 14

/**
 * The first day without a task, from tomorrow in the user's time zone, as YYYY-MM-DD; tomorrow when each of the next 14
 * days has one.
 */
async function firstFreeDay(req: PayloadRequest, user: Pick<StoredUser, 'id'>): Promise<string> {
  const now = today((await findWorkspace(req, user.id))?.timeZone || environment.timeZone)
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => now.add({ days: index + 1 }).toString())
  const where: Where = { and: [{ userId: { equals: user.id } }, { date: { in: days } }] }
  const tasks = await readableRecords('tasks', { req, where })
  const taken = new Set(tasks.map(({ date }) => date))
  return days.find((day) => !taken.has(day)) ?? now.add({ days: 1 }).toString()
}

/** POST /api/vision-board: on the caller's own board only; a recording belongs to one idea (its URL is unique). */
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

/**
 * PATCH /api/vision-board/{id}/status: from "idea" only; of two concurrent requests the later one gets 409. Creates the
 * idea's task in the same transaction.
 */
export const updateIdeaStatus = handle(
  contract.updateIdeaStatus,
  async ({ params: { id }, body: { status }, req, user, payload }) => {
    const stored = await inTransaction(req, async () => {
      const idea = await ownRecord('vision-board', id, { req, user })
      if (idea.status !== 'idea') throw conflict(contract.IDEA_TEXTS.settled)
      const date = status === 'scheduled-as-content' ? await firstFreeDay(req, user) : null
      await addTask(req, user.id, { title: idea.title, caption: idea.content, ideaId: id, date })
      const data = { status }
      return payload.update({ collection: 'vision-board', id, data, depth: 0, req, overrideAccess: false })
    })
    return presentIdea(stored)
  },
)

/**
 * POST /api/vision-board/{id}/reopen: only from the status to be undone, so that a later change is kept. The idea's
 * task leaves the schedule, unless work on it has begun.
 */
export const reopenIdea = handle(
  contract.reopenIdea,
  async ({ params: { id }, body: { from }, req, user, payload }) => {
    const stored = await inTransaction(req, async () => {
      const idea = await ownRecord('vision-board', id, { req, user })
      if (idea.status !== from) throw conflict(contract.IDEA_TEXTS.movedOn)
      await untieTask(req, user.id, id)
      const data = { status: 'idea' as const }
      return payload.update({ collection: 'vision-board', id, data, depth: 0, req, overrideAccess: false })
    })
    return presentIdea(stored)
  },
)

/** Throws 400 unless the URL names one of the caller's recordings that is not about to be removed. */
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

/** The caller's own ideas, newest first; deleting one also deletes its recording (collections/ideas). */
const ownIdeaCalls = ownHandlers({
  collection: 'vision-board',
  list: contract.listIdeas,
  remove: contract.deleteIdea,
  removed: contract.IDEA_TEXTS.deleted,
  present: presentIdea,
})

/** GET /api/vision-board/page. */
export const pageIdeas = handle(contract.pageIdeas, async ({ query, req, user }) => {
  const wanted = { query, fields: ['title', 'content'] }
  const { records, total, cursor } = await ownPage('vision-board', wanted, { req, user })
  const ids = records.flatMap(({ voiceNoteUrl }) => contract.voiceNoteId(voiceNoteUrl ?? '') ?? [])
  const notes = await recordsByIds(req, 'voice-notes', ids)
  const items = records.map((idea) => {
    const note = notes.get(contract.voiceNoteId(idea.voiceNoteUrl ?? '') ?? '')
    // An idea never takes another person's recording; were it so, its length would still be that person's.
    const isOwn = note && idOf(note.userId) === user.id
    return { ...presentIdea(idea), note: isOwn ? presentVoiceNote(note) : null }
  })
  return { items, total, cursor }
})

/** The calls of the vision board. */
export const ideaCalls = [...ownIdeaCalls, pageIdeas, createIdea, updateIdeaStatus, reopenIdea]
