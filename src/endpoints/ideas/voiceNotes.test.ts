import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Types } from 'mongoose'
import type { User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildIdea, recordingBytes, recordingForm } from '../core/testing/dashboardFactories'
import { buildAdmin, buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'
import { UPLOAD_FIELD } from '@/contracts/core/call'
import * as contract from '@/contracts/ideas'
import { OWN_RECORDS_MAX } from '@/database/room'

describe('voice notes', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-voice-'))
  let server: TestServer
  let creator: StoredUser
  let other: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    creator = await buildUser(server.payload)
    other = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.DATA_DIR
    delete process.env.RATE_LIMITS
    rmSync(folder, { recursive: true, force: true })
  })

  const send = (body: unknown, headers?: Record<string, string>, as: StoredUser | null = creator) =>
    server.request(contract.createVoiceNote, { as, body, headers })
  const upload = async (form = recordingForm()): Promise<contract.VoiceNote> => (await send(form)).json()
  const fetchNote = (url: string, cookie: string, headers: Record<string, string> = {}) =>
    server.fetch(url, { headers: { cookie, ...headers } })
  const files = () => readdirSync(path.join(folder, 'media/voice-notes'))

  it.each([
    ['recorded.webm', 'audio/webm'],
    ['recorded.mp4', 'audio/mp4'],
  ] as const)('takes %s and serves it back to its owner', async (name, contentType) => {
    const bytes = recordingBytes(name)
    const answer = await send(recordingForm(bytes, '../../evil.html'))
    expect(answer.status).toBe(201)
    const note = (await answer.json()) as contract.VoiceNote
    expect(note).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      voiceNoteUrl: `/api/voice-notes/${note.id}`,
      contentType,
      size: bytes.byteLength,
      duration: expect.any(Number),
      wave: null,
      createdAt: expect.any(String),
    })
    const served = await fetchNote(note.voiceNoteUrl, await cookieOf(server.payload, creator))
    expect(served.status).toBe(200)
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="voice-note"',
    })
  })

  it('is for people who are logged in', async () => {
    expect((await send(recordingForm(), {}, null)).status).toBe(401)
    const { voiceNoteUrl } = await upload()
    expect((await server.fetch(voiceNoteUrl)).status).toBe(401)
  })

  it('is served to nobody but its owner, admins included, and not by the console’s own addresses', async () => {
    const { id, voiceNoteUrl } = await upload()
    const admin = await buildAdmin(server.payload)
    for (const person of [other, admin]) {
      expect((await fetchNote(voiceNoteUrl, await cookieOf(server.payload, person))).status).toBe(404)
    }
    const cookie = await cookieOf(server.payload, creator)
    for (const unknown of ['65f0c0ffee65f0c0ffee65f0', 'abc', '..%2F..%2Fetc%2Fpasswd']) {
      expect((await fetchNote(`/api/voice-notes/${unknown}`, cookie)).status).toBe(404)
    }
    const found = server.payload.findByID({
      collection: 'voice-notes',
      id,
      user: admin,
      overrideAccess: false,
    })
    await expect(found).rejects.toThrow()
  })

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/2196', 10],
    ['bytes=2190-', 206, 'bytes 2190-2195/2196', 6],
    ['bytes=-6', 206, 'bytes 2190-2195/2196', 6],
    ['bytes=2000-9999', 206, 'bytes 2000-2195/2196', 196],
    ['bytes=2196-', 416, 'bytes */2196', 0],
    ['bytes=-0', 416, 'bytes */2196', 0],
    ['bytes=0-1,5-6', 200, null, 2196],
    ['bytes=9-0', 200, null, 2196],
    ['lines=1-2', 200, null, 2196],
  ])('answers the range %s', async (range, status, contentRange, length) => {
    const { voiceNoteUrl } = await upload()
    const answer = await fetchNote(voiceNoteUrl, await cookieOf(server.payload, creator), { range })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect((await answer.arrayBuffer()).byteLength).toBe(length)
  })

  it('tells by the bytes, not by the name or the given type, what is no recording', async () => {
    const fakes = ['<svg onload="alert(1)"/>', '<!doctype html>', 'RIFF....WAVE']
    const before = files().length
    for (const fake of fakes) {
      const answer = await send(recordingForm(Buffer.from(fake)))
      expect(answer.status).toBe(400)
      expect((await answer.json()).message).toBe(contract.IDEA_TEXTS.voiceNoteNotAudio)
    }
    expect((await send(recordingForm(recordingBytes('film.webm')))).status).toBe(400)
    expect(files()).toHaveLength(before)
  })

  it('refuses more than 10 MB, whole or streamed without a length', async () => {
    const large = Buffer.concat([recordingBytes(), Buffer.alloc(contract.VOICE_NOTE_MAX_BYTES)])
    const answer = await send(recordingForm(large))
    expect(answer.status).toBe(413)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(1 << 20)) })
    const streamed = await server.fetch('/api/voice-notes', {
      method: 'POST',
      body: endless,
      headers: {
        cookie: await cookieOf(server.payload, creator),
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    expect(streamed.status).toBe(413)
  })

  it('refuses more than 10 minutes', async () => {
    const bytes = recordingBytes()
    const cluster = bytes.indexOf(Buffer.of(0xe7, 0x81, 0x00))
    const late = Buffer.concat([
      bytes.subarray(0, cluster),
      Buffer.of(0xe7, 0x84, 0x00, 0x09, 0x27, 0xc0),
      bytes.subarray(cluster + 3),
    ])
    const answer = await send(recordingForm(late))
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toBe(contract.IDEA_TEXTS.voiceNoteTooLong)
  })

  it('keeps the wave that the browser measured, and lists it to its owner alone', async () => {
    const wave = '00ff7a'.repeat(16)
    const measured = (query: Record<string, string>) =>
      server.request(contract.createVoiceNote, { as: creator, query, body: recordingForm() })
    const note = await (await measured({ seconds: '599', wave })).json()
    expect(note).toMatchObject({ wave, duration: (await upload()).duration })
    const list = async (as: StoredUser | null) => server.request(contract.listVoiceNotes, { as })
    expect(await (await list(creator)).json()).toContainEqual(note)
    expect(await (await list(other)).json()).toEqual([])
    expect((await list(null)).status).toBe(401)
    const refused: [Record<string, string>, string][] = [
      [{ wave: wave.slice(2) }, 'wave'],
      [{ wave: wave.toUpperCase() }, 'wave'],
      [{ seconds: '-1' }, 'seconds'],
      [{ seconds: '601' }, 'seconds'],
    ]
    for (const [query, field] of refused) {
      const answer = await measured(query)
      expect(answer.status).toBe(400)
      expect(Object.keys((await answer.json()).errors)).toEqual([field])
    }
  })

  it('refuses another form than the one it asks for', async () => {
    const wrongField = new FormData()
    wrongField.set('audio', new File([recordingBytes()], 'take.webm'))
    const noFile = new FormData()
    noFile.set(UPLOAD_FIELD, 'a text')
    expect((await send(wrongField)).status).toBe(400)
    expect((await send(noFile)).status).toBe(400)
    const empty = await send(recordingForm(Buffer.alloc(0)))
    expect(empty.status).toBe(400)
    expect(await empty.json()).toEqual(failureOf(contract.IDEA_TEXTS.voiceNoteMissing))
    expect((await send({ file: 'x' })).status).toBe(415)
    expect((await send('--x', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400)
    expect((await send('--x', { 'content-type': 'multipart/form-data' })).status).toBe(415)
  })

  it('fills the last room once, however many come at once, and keeps no file of the others', async () => {
    await upload()
    const collector = await buildUser(server.payload)
    const userId = new Types.ObjectId(collector.id)
    const rows = Array.from({ length: OWN_RECORDS_MAX - 1 }, () => ({
      userId,
      contentType: 'audio/webm',
      filename: `${new Types.ObjectId().toHexString()}.webm`,
    }))
    await server.payload.db.collections['voice-notes']?.collection.insertMany(rows)
    const before = files().length
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(recordingForm(), {}, collector)))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 11])
    expect(files()).toHaveLength(before + 1)
  })

  it('goes with its idea, file included', async () => {
    const before = files().length
    const { voiceNoteUrl } = await upload()
    const body = { title: 'Spoken', type: 'voice', voiceNoteUrl }
    const idea = (await (await server.request(contract.createIdea, { as: creator, body })).json()) as {
      id: string
    }
    expect(files()).toHaveLength(before + 1)
    await server.request(contract.deleteIdea, { as: creator, params: { id: idea.id } })
    expect(files()).toHaveLength(before)
    expect((await fetchNote(voiceNoteUrl, await cookieOf(server.payload, creator))).status).toBe(404)
  })

  it('goes with its owner, whether an idea took it or not', async () => {
    const leaver = await buildUser(server.payload)
    const before = files().length
    for (const title of ['One', 'Two', 'Three']) {
      const { voiceNoteUrl } = await (await send(recordingForm(), {}, leaver)).json()
      const body = { title, type: 'voice', voiceNoteUrl }
      expect((await server.request(contract.createIdea, { as: leaver, body })).status).toBe(201)
    }
    await send(recordingForm(), {}, leaver)
    expect(files()).toHaveLength(before + 4)
    await eraseUser(server.payload, leaver.id)
    expect(files()).toHaveLength(before)
    for (const collection of ['vision-board', 'voice-notes'] as const) {
      const owned = await server.payload.count({ collection, where: { userId: { equals: leaver.id } } })
      expect(owned.totalDocs).toBe(0)
    }
  })

  it("stays when an idea of somebody else's, naming it, is deleted", async () => {
    const { voiceNoteUrl } = await upload()
    const { id } = await buildIdea(server.payload, other, { type: 'voice', voiceNoteUrl })
    await server.request(contract.deleteIdea, { as: other, params: { id } })
    expect((await fetchNote(voiceNoteUrl, await cookieOf(server.payload, creator))).status).toBe(200)
  })
})
