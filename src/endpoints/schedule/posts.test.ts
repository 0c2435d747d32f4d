import {
  POST_TEXTS,
  type Post,
  addChannels,
  createPost,
  deletePost,
  getPost,
  movePost,
  updatePost,
} from '@/contracts/schedule/posts'
import * as tasks from '@/contracts/schedule/tasks'
import { purgeFromTrash, restoreFromTrash } from '@/contracts/trash'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'

const CHANNELS = ['tiktok', 'youtube', 'instagram'] as const
type Platform = tasks.Task['platform']

describe('posts on several channels', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const send = (body: object) => server.request(createPost, { as: creator, body })
  const make = async (body: object = {}): Promise<Post> =>
    (await send({ channels: CHANNELS, title: 'Linen', caption: 'Five ways', ...body })).json()
  const read = async ({ id }: Post): Promise<Post> =>
    (await server.request(getPost, { as: creator, params: { id } })).json()
  const change = ({ id }: Post, body: object) =>
    server.request(updatePost, { as: creator, params: { id }, body })
  const move = ({ id }: Post, body: object) => server.request(movePost, { as: creator, params: { id }, body })
  const changeCard = ({ id, version }: tasks.Task, body: object) =>
    server.request(tasks.updateTask, { as: creator, params: { id }, body: { version, ...body } })
  const cardOn = (post: Post, platform: Platform): tasks.Task => {
    const card = post.tasks.find((each) => each.platform === platform)
    if (!card) throw new Error(`No card on ${platform}`)
    return card
  }
  const list = async (): Promise<tasks.Task[]> =>
    (await server.request(tasks.listTasks, { as: creator })).json()

  it('make one card for each channel, with what one has of its own', async () => {
    const answer = await send({
      channels: [...CHANNELS, 'tiktok'],
      title: 'Linen',
      caption: 'Five ways',
      date: '2026-12-08',
      time: '09:00',
      timeZone: 'America/New_York',
      own: { youtube: { caption: 'Chapters below', time: '18:00' } },
    })
    expect(answer.status).toBe(201)
    const post: Post = await answer.json()
    expect(post).toMatchObject({ title: 'Linen', caption: 'Five ways', time: '09:00', version: 1 })
    expect(post.tasks.map(({ platform, caption, time, own }) => [platform, caption, time, own])).toEqual([
      ['tiktok', 'Five ways', '09:00', []],
      ['youtube', 'Chapters below', '18:00', ['caption', 'time']],
      ['instagram', 'Five ways', '09:00', []],
    ])
    expect(new Set(post.tasks.map(({ postId, status }) => `${postId} ${status}`))).toEqual(
      new Set([`${post.id} todo`]),
    )
  })

  it('are all made or none', async () => {
    expect((await send({ channels: [] })).status).toBe(400)
    expect((await send({ channels: ['tiktok'], time: '09:00' })).status).toBe(400)
    const mediaIds = ['000000000000000000000000']
    expect((await send({ channels: CHANNELS, own: { instagram: { mediaIds } } })).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('keep their cards in step, except in what is a card’s own', async () => {
    const post = await make({ date: '2026-12-08' })
    expect((await changeCard(cardOn(post, 'youtube'), { caption: 'Chapters below' })).status).toBe(200)
    // A window that read the post before may not write over it.
    const late = await change(post, { version: 1, caption: 'Late' })
    expect(late.status).toBe(409)
    expect(await late.json()).toEqual(failureOf(CHANGED_ELSEWHERE))
    const answer = await change(post, { version: 2, caption: 'Two for work', date: '2026-12-09' })
    const changed: Post = await answer.json()
    expect(changed.tasks.map(({ caption, date, own }) => [caption, date, own])).toEqual([
      ['Two for work', '2026-12-09', []],
      ['Chapters below', '2026-12-09', ['caption']],
      ['Two for work', '2026-12-09', []],
    ])
    // The same as the others again, by hand or by asking for it.
    const taken = await change(changed, { version: changed.version, own: { youtube: { caption: null } } })
    expect(cardOn(await taken.json(), 'youtube')).toMatchObject({ caption: 'Two for work', own: [] })
  })

  it('leave a card that is published as it went out', async () => {
    const post = await make()
    const { id } = cardOn(post, 'tiktok')
    await server.request(tasks.moveTask, {
      as: creator,
      params: { id },
      body: { version: 1, status: 'in-progress' },
    })
    await server.request(tasks.publishTask, { as: creator, params: { id }, body: { version: 2 } })
    const changed: Post = await (await change(post, { version: 1, caption: 'Corrected' })).json()
    expect(changed.tasks.map(({ caption }) => caption)).toEqual(['Five ways', 'Corrected', 'Corrected'])
    expect(cardOn(changed, 'tiktok').own).toEqual(['caption'])
  })

  it('let one of several changes at once through, whether of the post or of a card', async () => {
    const post = await make()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => change(post, { version: 1, caption: `Version ${index}` })),
    )
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 11])
    const now = await read(post)
    const own = await Promise.all([
      change(now, { version: now.version, caption: 'Of the post' }),
      changeCard(cardOn(now, 'tiktok'), { caption: 'Of the card' }),
    ])
    expect([countOf(own, 200), countOf(own, 409)]).toEqual([1, 1])
    const after = await read(post)
    for (const card of after.tasks) {
      expect(card.own.includes('caption') || card.caption === after.caption).toBe(true)
    }
  })

  it('move to a day or a column together, where each card may', async () => {
    const post = await make({ date: '2026-12-08' })
    await changeCard(cardOn(post, 'youtube'), { date: '2026-12-20' })
    const moved: Post = await (await move(post, { version: 2, date: '2026-12-10' })).json()
    expect(moved.tasks.map(({ date, own }) => [date, own])).toEqual([
      ['2026-12-10', []],
      ['2026-12-10', []],
      ['2026-12-10', []],
    ])
    const next = { version: moved.version, from: 'todo', status: 'in-progress' }
    const begun: Post = await (await move(moved, next)).json()
    expect(begun.tasks.map(({ status }) => status)).toEqual(['in-progress', 'in-progress', 'in-progress'])
    const none = await move(begun, { ...next, version: begun.version })
    expect(none.status).toBe(409)
    expect(await none.json()).toEqual(failureOf(POST_TEXTS.noneThere))
    expect((await move(begun, { version: begun.version, from: 'in-progress', status: 'done' })).status).toBe(
      200,
    )
  })

  it('take a task to further channels, each once', async () => {
    const made = await server.request(tasks.createTask, {
      as: creator,
      body: { title: 'Studio tour', platform: 'youtube', date: '2026-12-01' },
    })
    const { id }: tasks.Task = await made.json()
    const add = (channels: Platform[]) =>
      server.request(addChannels, { as: creator, params: { id }, body: { channels } })
    const post: Post = await (await add(['tiktok'])).json()
    expect(post.tasks.map(({ platform, title, date }) => [platform, title, date])).toEqual([
      ['tiktok', 'Studio tour', '2026-12-01'],
      ['youtube', 'Studio tour', '2026-12-01'],
    ])
    const again = await add(['twitch', 'tiktok'])
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual(failureOf(POST_TEXTS.channelTaken))
    expect((await read(post)).tasks).toHaveLength(2)
    // The same by the platform of a card.
    expect((await changeCard(cardOn(post, 'tiktok'), { platform: 'youtube' })).status).toBe(409)
    const both = await Promise.all([add(['twitch']), add(['twitch'])])
    expect([countOf(both, 201), countOf(both, 409)]).toEqual([1, 1])
  })

  it('are deleted card by card or whole, and come back as the post is by then', async () => {
    const post = await make()
    const { id } = cardOn(post, 'tiktok')
    await server.request(tasks.deleteTask, { as: creator, params: { id } })
    const { version } = await read(post)
    await change(post, { version, caption: 'Written meanwhile' })
    const restored = await server.request(restoreFromTrash, { as: creator, params: { kind: 'task', id } })
    expect(await restored.json()).toMatchObject({ caption: 'Written meanwhile', own: [] })
    const deleted = await server.request(deletePost, { as: creator, params: { id: post.id } })
    const { undo } = await deleted.json()
    expect(undo).toHaveLength(3)
    expect(await list()).toEqual([])
    for (const { kind, id: taskId } of undo) {
      await server.request(purgeFromTrash, { as: creator, params: { kind, id: taskId } })
    }
    expect((await server.request(getPost, { as: creator, params: { id: post.id } })).status).toBe(404)
  })
})
