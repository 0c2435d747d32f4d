import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import type { User as StoredUser, VoiceNote as StoredVoiceNote } from '@/payload-types'
import { badRequest, notFound } from '@/database/errors'
import { requireQuota } from '@/domain/media/mediaQuota'
import { withoutEndMark } from '@/domain/media/movieBoxes'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { isRecordId } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { readStoredFile } from '@/payload/storedFiles'
import { inTransaction } from '@/database/transaction'
import { receiveFile } from '../core/receiveFile'
import { type Recording, readRecording } from './audio/recording'
import { byteRange } from '../core/byteRange'
import * as contract from '@/contracts/ideas'
import { presentVoiceNote } from './present'

const UPLOAD_TEXTS = {
  tooLarge: contract.IDEA_TEXTS.voiceNoteTooLarge,
  missing: contract.IDEA_TEXTS.voiceNoteMissing,
}

/** POST /api/voice-notes: webm or mp4 audio, detected by content; at most 10 MB and 10 minutes. */
export const createVoiceNote = handle(contract.createVoiceNote, ({ query, req, user }) =>
  receiveFile(req, contract.createVoiceNote, UPLOAD_TEXTS, async ({ path }) => {
    const sent = await readFile(path)
    const recording = readRecording(sent)
    if (!recording) throw badRequest(contract.IDEA_TEXTS.voiceNoteNotAudio)
    const { seconds, extension } = recording
    if (seconds && seconds > contract.VOICE_NOTE_MAX_SECONDS)
      throw badRequest(contract.IDEA_TEXTS.voiceNoteTooLong)
    const note = { ...recording, seconds: seconds ?? query.seconds ?? null, wave: query.wave }
    const data = extension === 'mp4' ? withoutEndMark(sent) : sent
    return presentVoiceNote(await inTransaction(req, () => storeRecording(req, user, data, note)))
  }),
)

/** GET /api/voice-notes: what a list of ideas shows of a recording before it is played. */
export const listVoiceNotes = handle(contract.listVoiceNotes, async ({ req, user, payload }) => {
  const { docs } = await payload.find({
    collection: 'voice-notes',
    where: { userId: { equals: user.id } },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    req,
    // Collection access denies everyone; the query checks the owner.
    overrideAccess: true,
  })
  return docs.map(presentVoiceNote)
})

/** GET /api/voice-notes/{id}: for the owner only, whole or as a byte range, so that a player can seek. */
export const getVoiceNote = handle(contract.getVoiceNote, async ({ params: { id }, req, user }) => {
  const note = await ownVoiceNote(req, user, id)
  const bytes = await readStoredFile(req, 'voice-notes', note.filename ?? '')
  if (!bytes) throw notFound()
  const range = byteRange(req.headers.get('range'), bytes.byteLength)
  const headers = new Headers({
    'Content-Type': note.contentType,
    'Content-Disposition': 'inline; filename="voice-note"',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-store',
  })
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
  return new Response(part, { status: range ? 206 : 200, headers })
})

/** Throws 409 when there is no room, before the file is written, because a transaction cannot roll a file back. */
async function storeRecording(
  req: PayloadRequest,
  user: StoredUser,
  data: Buffer,
  { contentType, extension, seconds, wave }: Recording & { wave: string | undefined },
): Promise<StoredVoiceNote> {
  await requireRoom('voice-notes', { req, user })
  await requireQuota(req, user.id, { size: data.byteLength, quotaBytes: environment.mediaQuotaBytes })
  return req.payload.create({
    collection: 'voice-notes',
    data: { userId: user.id, contentType, seconds, wave },
    file: { data, mimetype: contentType, name: `${randomUUID()}.${extension}`, size: data.byteLength },
    depth: 0,
    req,
    // Collection access denies everyone; this call overrides it for the caller.
    overrideAccess: true,
  })
}

async function ownVoiceNote(req: PayloadRequest, user: StoredUser, id: string): Promise<StoredVoiceNote> {
  if (!isRecordId(id)) throw notFound()
  // Collection access denies everyone; the query checks the owner.
  const { docs } = await req.payload.find({
    collection: 'voice-notes',
    where: { and: [{ id: { equals: id } }, { userId: { equals: user.id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  })
  const [note] = docs
  if (!note) throw notFound()
  return note
}

/** The calls of voice notes. */
export const voiceNoteCalls = [createVoiceNote, listVoiceNotes, getVoiceNote]
