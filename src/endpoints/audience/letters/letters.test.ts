import { getHome } from '@/contracts/home'
import * as contract from '@/contracts/audience/letters'
import { listNotifications } from '@/contracts/notifications'
import { letters } from '@/domain/audience/letters/letters'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, failureOf } from '../../core/testing/answers'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { type TestServer, startServer } from '../../core/testing/server'
import { buildSubscriber } from '../testing/subscribers'

describe('letters', () => {
  let server: TestServer
  let admin: StoredUser
  let creator: StoredUser
  let other: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
    creator = await buildUser(server.payload)
    other = await buildUser(server.payload)
  })
  beforeEach(() => letters(server).deleteMany({}))
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const words = { subject: 'Summer drop', body: '# It is here\n\nCome and *look*.' }
  async function write(as = creator, body: object = words): Promise<contract.Letter> {
    const answer = await server.request(contract.createLetter, { as, body })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const change = (id: string, body: object, as = creator) =>
    server.request(contract.updateLetter, { as, params: { id }, body })

  it('begin empty, as drafts for news, and save what is written so far', async () => {
    const draft = await write(creator, {})
    expect(draft).toMatchObject({
      subject: '',
      body: '',
      topic: 'news',
      status: 'draft',
      version: 1,
      isOwn: true,
    })
    expect(draft).toMatchObject({
      total: null,
      audience: null,
      waitsFor: null,
      zone: process.env.TZ ?? 'UTC',
    })
    // Begun again before anything is written, it is the same one; others have their own.
    expect((await write(creator, {})).id).toBe(draft.id)
    expect((await write(admin, {})).id).not.toBe(draft.id)
    const saved = await (await change(draft.id, { version: 1, body: 'Two lines  \nand spaces ' })).json()
    expect(saved).toMatchObject({ body: 'Two lines  \nand spaces ', version: 2 })
    expect((await write(creator, {})).id).not.toBe(draft.id)
    const late = await change(draft.id, { version: 1, body: 'Lost' })
    expect([late.status, await late.json()]).toEqual([409, failureOf(contract.LETTER_TEXTS.changed)])
    expect((await change(draft.id, { version: 2, subject: 'Two\nlines' })).status).toBe(400)
    expect((await change(draft.id, { version: 2, topic: 'parties' })).status).toBe(400)
  })

  it('are answered whole, with the first picture of this site at their top', async () => {
    const pictured = { ...words, body: '![A hat](/api/media/file/hat.webp)\n\n![Two](/two.webp)' }
    const { id } = await write(creator, pictured)
    const row = {
      id,
      subject: 'Summer drop',
      preheader: '',
      topic: 'news',
      status: 'draft',
      author: expect.any(String),
      sendAt: null,
      startedAt: null,
      finishedAt: null,
      waitsFor: null,
      total: null,
      counts: contract.countsOf({}),
      picture: '/api/media/file/hat.webp',
      opened: null,
      version: 1,
      updatedAt: MOMENT,
    }
    const list = await server.request(contract.listLetters, { as: creator })
    expect(await list.json()).toEqual({ items: [row], total: 1, cursor: null })
    const whole = {
      ...row,
      body: pictured.body,
      confirmedFrom: null,
      confirmedUntil: null,
      tags: [],
      cameThrough: null,
      hasBought: false,
      countsClicks: true,
      isPublic: false,
      isIndexed: false,
      slug: null,
      isOwn: true,
      note: null,
      refusedForIt: 0,
      left: 0,
      zone: process.env.TZ ?? 'UTC',
      audience: null,
    }
    const letter = await server.request(contract.readLetter, { as: creator, params: { id } })
    expect(await letter.json()).toEqual(whole)
    for (const address of ['https://evil.example/hat.webp', '//evil.example/hat.webp'])
      expect(await write(creator, { body: `![A hat](${address})` })).toEqual({
        ...whole,
        id: ID,
        subject: '',
        body: `![A hat](${address})`,
        picture: null,
      })
  })

  it('are listed to their author, and all of them to admins', async () => {
    await write()
    await write(other, { subject: 'Another one' })
    const subjects = async (as: StoredUser) => {
      const list = await (await server.request(contract.listLetters, { as })).json()
      return [list.items.map(({ subject }: contract.LetterRow) => subject), list.total]
    }
    expect(await subjects(creator)).toEqual([['Summer drop'], 1])
    expect(await subjects(admin)).toEqual([['Another one', 'Summer drop'], 2])
  })

  it('say to admins how many people would get them, by topic and day', async () => {
    await buildSubscriber(server, 'ana@example.com', ['news'])
    await buildSubscriber(server, 'bea@example.com', ['launch', 'news'])
    const { id } = await write()
    const people = async (patch: object) => {
      const { version } = await (
        await server.request(contract.readLetter, { as: admin, params: { id } })
      ).json()
      const { audience } = await (await change(id, { version, ...patch }, admin)).json()
      return [audience.people, audience.others]
    }
    expect(await people({})).toEqual([2, 0])
    expect(await people({ topic: 'launch' })).toEqual([1, 1])
    const today = new Date().toISOString().slice(0, 10)
    expect(await people({ confirmedUntil: '2020-01-01' })).toEqual([0, 1])
    expect(await people({ confirmedUntil: null, confirmedFrom: today })).toEqual([1, 1])
  })

  it('go to people of days in order alone, whichever of the two is sent', async () => {
    const reversed = { confirmedFrom: '2026-05-02', confirmedUntil: '2026-05-01' }
    const refusal = [400, failureOf(contract.LETTER_TEXTS.daysReversed, 'confirmedUntil')]
    const answered = async (answer: Response) => [answer.status, await answer.json()]
    const body = { ...words, ...reversed }
    expect(await answered(await server.request(contract.createLetter, { as: creator, body }))).toEqual(
      refusal,
    )
    const { id } = await write(creator, { ...words, confirmedFrom: reversed.confirmedFrom })
    const { confirmedUntil } = reversed
    expect(await answered(await change(id, { version: 1, confirmedUntil }))).toEqual(refusal)
    expect((await change(id, { version: 1, confirmedUntil: '2026-05-02' })).status).toBe(200)
  })

  it('are shown to admins once they are ready, and drafts again when they change', async () => {
    const empty = await write(creator, { subject: 'Only a subject' })
    const ready = (id: string, version: number) =>
      server.request(contract.readyLetter, { as: creator, params: { id }, body: { version } })
    expect((await ready(empty.id, 1)).status).toBe(409)
    const { id } = await write()
    expect(await (await ready(id, 1)).json()).toMatchObject({ status: 'ready', version: 2 })
    expect((await ready(id, 2)).status).toBe(409)
    const actions = async () => (await (await server.request(getHome, { as: admin })).json()).actions
    expect(await actions()).toContainEqual(expect.objectContaining({ title: '1 letter to send' }))
    const { items } = await (await server.request(listNotifications, { as: admin })).json()
    expect(items).toContainEqual(expect.objectContaining({ kind: 'letter', body: 'Summer drop' }))
    expect(await (await change(id, { version: 2, body: 'Another' })).json()).toMatchObject({
      status: 'draft',
    })
    expect(await actions()).not.toContainEqual(expect.objectContaining({ title: '1 letter to send' }))
  })

  it.each(contract.LETTER_STATUSES)('can be changed and deleted as their state %s allows', async (status) => {
    const { id } = await write()
    await letters(server).updateMany({}, { $set: { status } })
    const isOpen = contract.OPEN_STATUSES.includes(status)
    expect((await change(id, { version: 1, subject: 'Other' })).status).toBe(isOpen ? 200 : 409)
    const gone = await server.request(contract.deleteLetter, { as: creator, params: { id } })
    expect(gone.status).toBe(contract.DELETABLE_STATUSES.includes(isOpen ? 'draft' : status) ? 200 : 409)
  })

  it.each(contract.DELETABLE_STATUSES)('stay when they started, also in the state %s', async (status) => {
    const { id } = await write()
    await letters(server).updateMany({}, { $set: { status, startedAt: new Date(), launch: 'launch' } })
    const gone = await server.request(contract.deleteLetter, { as: creator, params: { id } })
    expect([gone.status, await gone.json()]).toEqual([409, failureOf(contract.LETTER_TEXTS.notDeletable)])
    expect(await letters(server).countDocuments({ launch: 'launch' })).toBe(1)
  })
})
