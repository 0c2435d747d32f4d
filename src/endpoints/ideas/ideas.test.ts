import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { User as StoredUser } from '@/payload-types'
import { OWN_RECORDS_MAX } from '@/database/ownRecords'
import { buildIdea, recordingForm } from '../core/testing/dashboardFactories'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/ideas'

const UNKNOWN_IDS = ['65f0c0ffee65f0c0ffee65f0', 'abc', 'twelve-chars', '[object Object]', '%00']

describe('the vision board', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-ideas-'))
  let server: TestServer
  let creator: StoredUser
  let other: StoredUser
  let admin: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    server = await startServer()
    creator = await buildUser(server.payload)
    other = await buildUser(server.payload)
    admin = await buildAdmin(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.DATA_DIR
    rmSync(folder, { recursive: true, force: true })
  })

  const create = (body: unknown, as: StoredUser | null = creator) =>
    server.request(contract.createIdea, { as, body })
  const setStatus = (id: string, body: unknown, as: StoredUser | null = creator) =>
    server.request(contract.updateIdeaStatus, { as, params: { id }, body })
  const remove = (id: string, as: StoredUser | null = creator) =>
    server.request(contract.deleteIdea, { as, params: { id } })
  const list = async (as: StoredUser) => (await server.request(contract.listIdeas, { as })).json()
  const upload = async (as: StoredUser = creator): Promise<contract.VoiceNote> =>
    (await server.request(contract.createVoiceNote, { as, body: recordingForm() })).json()

  it('is for people who are logged in', async () => {
    const answers = await Promise.all([
      server.request(contract.listIdeas),
      create({ title: 'A', type: 'text' }, null),
      setStatus('65f0c0ffee65f0c0ffee65f0', { status: 'promoted-to-task' }, null),
      remove('65f0c0ffee65f0c0ffee65f0', null),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  it('saves a written idea and answers it', async () => {
    const answer = await create({
      userId: creator.id,
      title: '  Two minutes on the ferry ',
      content: 'No face in it.',
      type: 'text',
      status: 'idea',
      id: 'mine',
      createdAt: '1999-01-01T00:00:00.000Z',
    })
    expect(answer.status).toBe(201)
    const idea = (await answer.json()) as contract.Idea
    expect(idea).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: creator.id,
      title: 'Two minutes on the ferry',
      content: 'No face in it.',
      type: 'text',
      voiceNoteUrl: null,
      status: 'idea',
      createdAt: expect.stringMatching(/^20\d\d-/),
    })
    expect(await list(creator)).toEqual([idea])
    expect(await list(other)).toEqual([])
    expect(await list(admin)).toEqual([])
  })

  it('lists the newest idea first', async () => {
    const someone = await buildUser(server.payload)
    const titles = ['first', 'second', 'third']
    for (const title of titles) await buildIdea(server.payload, someone, { title })
    const ideas = (await list(someone)) as contract.Idea[]
    expect(ideas.map(({ title }) => title)).toEqual(titles.toReversed())
  })

  it.each([
    [{ type: 'text' }, 'Required'],
    [{ type: 'text', title: '' }, 'Please enter a title for your idea.'],
    [{ type: 'text', title: '  ' }, 'Please enter a title for your idea.'],
    [
      { type: 'voice', voiceNoteUrl: '/api/voice-notes/1', title: '' },
      'Please enter a title for your voice note.',
    ],
    [{ type: 'voice', title: 'A' }, 'Required'],
    [{ type: 'voice', title: 'A', voiceNoteUrl: '' }, 'Please record a voice note first.'],
    [{ type: 'film', title: 'A' }, 'The type must be one of: text, voice'],
    [{ title: 'A' }, 'The type must be one of: text, voice'],
    [{ type: 'text', title: 'A', status: 'promoted-to-task' }, 'Invalid input'],
    [{ type: 'text', title: 'x'.repeat(201) }, 'At most 200 characters'],
    [{ type: 'text', title: 'A', content: 'x'.repeat(5001) }, 'At most 5000 characters'],
    [{ type: 'text', title: { $gt: '' } }, 'Please enter a title for your idea.'],
  ])('refuses %j', async (body, message) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message, error: message })
  })

  it("refuses to save to another person's board", async () => {
    const answer = await create({ userId: other.id, title: 'A', type: 'text' })
    expect(answer.status).toBe(403)
    expect(await list(other)).toEqual([])
  })

  it('saves a voice note with a recording of one’s own, once', async () => {
    const { voiceNoteUrl } = await upload()
    const body = { title: 'Spoken', type: 'voice', voiceNoteUrl }
    const answers = await Promise.all([create(body), create(body), create(body)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    const saved = answers.find(({ status }) => status === 201)
    expect(await saved?.json()).toMatchObject({ type: 'voice', voiceNoteUrl, content: null, status: 'idea' })
  })

  it('refuses any other address as a recording', async () => {
    const { voiceNoteUrl } = await upload(other)
    const addresses = [
      voiceNoteUrl,
      '/api/voice-notes/65f0c0ffee65f0c0ffee65f0',
      'https://evil.example/a.webm',
      'javascript:alert(1)',
      'data:audio/webm;base64,GkXf',
    ]
    for (const each of addresses) {
      const answer = await create({ title: 'Spoken', type: 'voice', voiceNoteUrl: each })
      expect(answer.status).toBe(400)
      expect((await answer.json()).errors).toEqual({ voiceNoteUrl: contract.IDEA_TEXTS.voiceNoteUnknown })
    }
  })

  it('keeps no recording for a written idea', async () => {
    const { voiceNoteUrl } = await upload()
    const answer = await create({ title: 'Written', type: 'text', voiceNoteUrl })
    expect(await answer.json()).toMatchObject({ type: 'text', voiceNoteUrl: null })
  })

  it.each(contract.IDEA_NEXT_STATUSES)('turns an idea into %s, and only once', async (status) => {
    const { id } = await buildIdea(server.payload, creator)
    const answer = await setStatus(id, { status })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id, status })
    const again = await setStatus(id, { status: 'scheduled-as-content' })
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({
      message: contract.IDEA_TEXTS.settled,
      error: contract.IDEA_TEXTS.settled,
    })
  })

  it('lets one of many promotions at once through', async () => {
    const { id } = await buildIdea(server.payload, creator)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        setStatus(id, { status: contract.IDEA_NEXT_STATUSES[index % 2] }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ])
  })

  it.each([{}, { status: 'idea' }, { status: 'done' }, { status: null }, { status: ['promoted-to-task'] }])(
    'refuses the status of %j',
    async (body) => {
      const { id } = await buildIdea(server.payload, creator)
      expect((await setStatus(id, body)).status).toBe(400)
    },
  )

  it("answers the same to another person's idea and to an unknown one, and changes neither", async () => {
    const theirs = await buildIdea(server.payload, other)
    const bodies = new Set<string>()
    for (const id of [theirs.id, ...UNKNOWN_IDS]) {
      for (const answer of [await setStatus(id, { status: 'promoted-to-task' }), await remove(id)]) {
        expect(answer.status).toBe(404)
        bodies.add(await answer.text())
      }
    }
    expect((await remove(theirs.id, admin)).status).toBe(404)
    expect(bodies.size).toBe(1)
    expect(await list(other)).toMatchObject([{ id: theirs.id, status: 'idea' }])
  })

  it('deletes an idea', async () => {
    const { id } = await buildIdea(server.payload, creator)
    const answer = await remove(id)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'Idea deleted' })
    expect((await remove(id)).status).toBe(404)
  })

  it('keeps at most 1,000 ideas of one person', async () => {
    const hoarder = await buildUser(server.payload)
    const model = server.payload.db.collections['vision-board']
    const rows = Array.from({ length: OWN_RECORDS_MAX }, () => ({
      userId: hoarder.id,
      title: 'One of many',
      type: 'text',
      status: 'idea',
    }))
    await model?.insertMany(rows)
    expect((await create({ title: 'One more', type: 'text' }, hoarder)).status).toBe(409)
    expect(await list(hoarder)).toHaveLength(OWN_RECORDS_MAX)
  })
})
