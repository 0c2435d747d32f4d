import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { environment } from '@/environment'
import type { User as StoredUser, VoiceNote as StoredVoiceNote } from '@/payload-types'
import { CallError, badRequest, conflict, notFound } from '@/database/errors'
import { handle } from '../core/handle'
import { OWN_RECORDS_MAX, isRecordId } from '@/database/ownRecords'
import { readBytes } from '../core/readBody'
import { readRecording } from './audio/recording'
import { byteRange } from './byteRange'
import * as contract from '@/contracts/ideas'
import { presentVoiceNote } from './present'

/** What multipart adds around the file, in bytes. */
const FORM_BYTES = 64 * 1024

/** POST /api/voice-notes: webm or mp4 audio, detected by content; at most 10 MB and 10 minutes. */
export const createVoiceNote = handle(contract.createVoiceNote, async ({ req, user, payload }) => {
  const file = await readFormFile(req)
  if (file.size > contract.VOICE_NOTE_MAX_BYTES)
    throw new CallError(413, contract.IDEA_TEXTS.voiceNoteTooLarge)
  const data = Buffer.from(await file.arrayBuffer())
  const recording = readRecording(data)
  if (!recording) throw badRequest(contract.IDEA_TEXTS.voiceNoteNotAudio)
  const { contentType, extension, seconds } = recording
  if (seconds && seconds > contract.VOICE_NOTE_MAX_SECONDS)
    throw badRequest(contract.IDEA_TEXTS.voiceNoteTooLong)
  await requireRoomForNote(req, user)
  const stored = await payload.create({
    collection: 'voice-notes',
    data: { userId: user.id, contentType, seconds },
    file: { data, mimetype: contentType, name: `${randomUUID()}.${extension}`, size: data.byteLength },
    depth: 0,
    req,
    // Collection access denies everyone; this call overrides it for the caller.
    overrideAccess: true,
  })
  return presentVoiceNote(stored)
})

/** GET /api/voice-notes/{id}: for the owner only, whole or as a byte range, so that a player can seek. */
export const getVoiceNote = handle(contract.getVoiceNote, async ({ params: { id }, req, user }) => {
  const note = await ownVoiceNote(req, user, id)
  const bytes = await readFile(
    path.join(
      /*turbopackIgnore: true*/ environment.uploadsDir,
      'voice-notes',
      path.basename(note.filename ?? ''),
    ),
  ).catch(() => {
    throw notFound()
  })
  const range = byteRange(req.headers.get('range'), bytes.byteLength)
  const headers = new Headers({
    'Content-Type': note.contentType,
    'Content-Disposition': 'inline; filename="voice-note"',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
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

async function readFormFile(req: PayloadRequest): Promise<File> {
  const type = req.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new CallError(415, 'The body must be multipart/form-data')
  const bytes = await readBytes(req as unknown as Request, contract.VOICE_NOTE_MAX_BYTES + FORM_BYTES)
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const file = form?.get(contract.VOICE_NOTE_FIELD)
  if (!(file instanceof File)) throw badRequest(contract.IDEA_TEXTS.voiceNoteMissing)
  return file
}

async function requireRoomForNote(req: PayloadRequest, user: StoredUser): Promise<void> {
  // Collection access denies everyone; the query checks the owner.
  const { totalDocs } = await req.payload.count({
    collection: 'voice-notes',
    where: { userId: { equals: user.id } },
    req,
    overrideAccess: true,
  })
  if (totalDocs >= OWN_RECORDS_MAX) throw conflict(`You can keep at most ${OWN_RECORDS_MAX} of these`)
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
export const voiceNoteCalls = [createVoiceNote, getVoiceNote]
