import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import * as contract from '@/contracts/ideas'
import { recordingForm } from '@/endpoints/core/testing/dashboardFactories'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'
import { runRemoveLooseVoiceNotes } from './removeLooseVoiceNotes'
import { HOUR_MS } from '@/contracts/core/time'

describe('removing loose voice notes', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-loose-'))
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    server = await startServer()
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.DATA_DIR
    rmSync(folder, { recursive: true, force: true })
  })

  const upload = async (): Promise<contract.VoiceNote> =>
    (await server.request(contract.createVoiceNote, { as: creator, body: recordingForm() })).json()
  const saveIdea = (voiceNoteUrl: string) =>
    server.request(contract.createIdea, {
      as: creator,
      body: { title: 'Spoken', type: 'voice', voiceNoteUrl },
    })
  const runAfter = async (hours: number) => {
    const req = await createLocalReq({}, server.payload)
    return runRemoveLooseVoiceNotes(req, () => new Date(Date.now() + hours * HOUR_MS))
  }
  const notes = async () =>
    (await server.payload.find({ collection: 'voice-notes', pagination: false })).docs.map(({ id }) => id)

  it('takes those that no idea took within a day, with their files, and leaves the others', async () => {
    const kept = await upload()
    await saveIdea(kept.voiceNoteUrl)
    await upload()
    expect(await runAfter(24)).toBe(0)
    expect(await runAfter(26)).toBe(1)
    expect(await notes()).toEqual([kept.id])
    expect(readdirSync(path.join(folder, 'media/voice-notes'))).toHaveLength(1)
  })

  it('lets no idea take a recording that is about to be removed', async () => {
    const { id, voiceNoteUrl } = await upload()
    await server.payload.db.updateOne({
      collection: 'voice-notes',
      id,
      data: { createdAt: new Date(Date.now() - 24 * HOUR_MS).toISOString() },
    })
    const answer = await saveIdea(voiceNoteUrl)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toBe(contract.IDEA_TEXTS.voiceNoteUnknown)
  })
})
