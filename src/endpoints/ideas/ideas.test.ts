import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { User as StoredUser } from '@/payload-types'
import { OWN_RECORDS_MAX } from '@/database/room'
import { MOMENT } from '../core/testing/answers'
import { buildIdea, recordingForm } from '../core/testing/dashboardFactories'
import { describeOwned } from '../core/testing/describeOwned'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/ideas'
import { type Task, createTask, listTasks, moveTask } from '@/contracts/schedule/tasks'
import { restoreFromTrash } from '@/contracts/trash'

describe('the vision board', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-ideas-'))
  let server: TestServer
  let creator: StoredUser
  let other: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    server = await startServer()
    creator = await buildUser(server.payload)
    other = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.DATA_DIR
    rmSync(folder, { recursive: true, force: true })
  })

  const create = (body: unknown, as: StoredUser = creator) =>
    server.request(contract.createIdea, { as, body })
  const setStatus = (id: string, body: unknown) =>
    server.request(contract.updateIdeaStatus, { as: creator, params: { id }, body })
  const list = async (as: StoredUser) => (await server.request(contract.listIdeas, { as })).json()
  const upload = async (as: StoredUser = creator): Promise<contract.VoiceNote> =>
    (await server.request(contract.createVoiceNote, { as, body: recordingForm() })).json()

  describeOwned(
    {
      list: contract.listIdeas,
      create: contract.createIdea,
      update: contract.updateIdeaStatus,
      remove: contract.deleteIdea,
    },
    {
      server: () => server,
      collection: 'vision-board',
      create: {
        body: {
          // Another person's id is refused.
          userId: null,
          title: '  Two minutes on the ferry ',
          content: 'No face in it.',
          type: 'text',
          status: 'idea',
        },
        answer: {
          title: 'Two minutes on the ferry',
          content: 'No face in it.',
          type: 'text',
          voiceNoteUrl: null,
          status: 'idea',
          createdAt: MOMENT,
        },
        refused: [{ type: 'text', title: '' }, 'Please enter a title for your idea.', 'title'],
      },
      update: {
        body: { status: 'promoted-to-task' },
        answer: { status: 'promoted-to-task' },
        refused: [
          { status: 'done' },
          'The status must be one of: promoted-to-task, scheduled-as-content',
          'status',
        ],
      },
      removed: 'Idea deleted',
    },
  )

  it('takes its owner’s id in the body', async () => {
    const answer = await create({ userId: creator.id, title: 'A', type: 'text' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ userId: creator.id })
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

  it.each(contract.IDEA_NEXT_STATUSES)(
    'makes an idea again of one that is %s, if it still is',
    async (from) => {
      const { id } = await buildIdea(server.payload, creator)
      const reopen = (body: unknown, as: StoredUser | null = creator) =>
        server.request(contract.reopenIdea, { as, params: { id }, body })
      expect((await reopen({ from })).status).toBe(409)
      await setStatus(id, { status: from })
      const [other] = contract.IDEA_NEXT_STATUSES.filter((each) => each !== from)
      const late = await reopen({ from: other })
      expect(late.status).toBe(409)
      expect(await late.json()).toMatchObject({ message: contract.IDEA_TEXTS.movedOn })
      for (const wrong of [undefined, null, 'idea', ''])
        expect((await reopen({ from: wrong })).status).toBe(400)
      expect((await reopen({ from }, null)).status).toBe(401)
      const answers = await Promise.all(Array.from({ length: 5 }, () => reopen({ from })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
      expect(await answers.find(({ ok }) => ok)?.json()).toMatchObject({ id, status: 'idea' })
      expect((await setStatus(id, { status: other })).status).toBe(200)
    },
  )

  describe('in the schedule', () => {
    const tasksOf = async (as: StoredUser): Promise<Task[]> =>
      (await server.request(listTasks, { as })).json()
    const statusOf = (as: StoredUser, id: string, status: string) =>
      server.request(contract.updateIdeaStatus, { as, params: { id }, body: { status } })
    const reopened = (as: StoredUser, id: string, from: string) =>
      server.request(contract.reopenIdea, { as, params: { id }, body: { from } })
    const inDays = (days: number) =>
      new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

    it('a promoted idea is a task without a day, which goes when the idea is one again', async () => {
      const someone = await buildUser(server.payload)
      const { id } = await buildIdea(server.payload, someone, { title: 'Ferry', content: 'No face.' })
      await statusOf(someone, id, 'promoted-to-task')
      const [task] = await tasksOf(someone)
      expect(task).toMatchObject({ title: 'Ferry', caption: 'No face.', ideaId: id, date: null })
      await reopened(someone, id, 'promoted-to-task')
      expect(await tasksOf(someone)).toEqual([])
      await statusOf(someone, id, 'promoted-to-task')
      // The first task is restored without its idea.
      const params = { kind: 'task', id: task?.id ?? '' }
      const restored = await server.request(restoreFromTrash, { as: someone, params })
      expect(await restored.json()).toMatchObject({ title: 'Ferry', ideaId: null })
      expect(await tasksOf(someone)).toHaveLength(2)
    })

    it('a scheduled idea gets the first day from tomorrow on without a task', async () => {
      const someone = await buildUser(server.payload)
      for (const day of [1, 3]) {
        await server.request(createTask, { as: someone, body: { date: inDays(day) } })
      }
      const dates: (string | null | undefined)[] = []
      for (let index = 0; index < 13; index += 1) {
        const { id } = await buildIdea(server.payload, someone)
        await statusOf(someone, id, 'scheduled-as-content')
        dates.push((await tasksOf(someone)).find(({ ideaId }) => ideaId === id)?.date)
      }
      const free = [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
      expect(dates).toEqual([...free, 1].map(inDays))
    })

    it('a task that was begun stays when its idea is one again, and both outlive each other', async () => {
      const someone = await buildUser(server.payload)
      const { id } = await buildIdea(server.payload, someone)
      await statusOf(someone, id, 'promoted-to-task')
      const [task] = await tasksOf(someone)
      const body = { version: 1, status: 'in-progress' }
      await server.request(moveTask, { as: someone, params: { id: task?.id ?? '' }, body })
      await reopened(someone, id, 'promoted-to-task')
      expect(await tasksOf(someone)).toMatchObject([{ id: task?.id, ideaId: null }])
      await statusOf(someone, id, 'promoted-to-task')
      await server.request(contract.deleteIdea, { as: someone, params: { id } })
      expect(await tasksOf(someone)).toMatchObject([{ ideaId: null }, { ideaId: null }])
    })

    it('one of twenty promotions at once makes one task', async () => {
      const someone = await buildUser(server.payload)
      const { id } = await buildIdea(server.payload, someone)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => statusOf(someone, id, 'promoted-to-task')),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await tasksOf(someone)).toHaveLength(1)
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
    const refused = await create({ title: 'One more', type: 'text' }, hoarder)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      message:
        'You have 1,000 ideas, the most one person can keep. Delete what you no longer need to make room.',
    })
    expect(await list(hoarder)).toHaveLength(OWN_RECORDS_MAX)
  })
})
