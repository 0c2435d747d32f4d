import type { User as StoredUser } from '@/payload-types'
import { MOMENT, UNKNOWN_IDS, countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildEditor, buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/feedback'

describe('answers to feedback', () => {
  let server: TestServer
  let creator: StoredUser
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const say = async (): Promise<contract.Feedback> => {
    const body = { subject: 'The calendar', message: 'Could start on Monday.', answer: 'Mine' }
    return (await server.request(contract.createFeedback, { as: creator, body })).json()
  }
  const list = async (as: StoredUser): Promise<contract.FeedbackAnswer[]> =>
    (await server.request(contract.listFeedbackAnswers, { as })).json()
  const versionOf = async (id: string) =>
    (await list(admin)).find(({ feedbackId }) => feedbackId === id)?.updatedAt
  const answer = (id: string, body: unknown, as: StoredUser | null = admin) =>
    server.request(contract.answerFeedback, { as, params: { id }, body })
  const statusOf = async (id: string) =>
    (await server.payload.findByID({ collection: 'feedback', id, depth: 0 })).status

  it('mark what was new as reviewed, and leave any other status alone', async () => {
    for (const [status, after] of [
      [undefined, 'reviewed'],
      ['new', 'reviewed'],
      ['resolved', 'resolved'],
    ]) {
      const { id } = await say()
      await answer(id, { answer: 'They are back.', status, updatedAt: await versionOf(id) })
      expect(await statusOf(id)).toBe(after)
    }
  })

  it('come from an admin, and reach their creator with name and moment, and nobody else', async () => {
    const { id } = await say()
    const other = await buildUser(server.payload)
    const updatedAt = await versionOf(id)
    expect(await list(creator)).toEqual([
      { feedbackId: id, answer: null, answeredAt: null, answeredBy: null, updatedAt },
    ])
    const response = await answer(id, { status: 'resolved', answer: ' From Monday on. ', updatedAt })
    expect(response.status).toBe(200)
    const answered = await response.json()
    expect(answered).toEqual({
      feedbackId: id,
      answer: 'From Monday on.',
      answeredAt: MOMENT,
      answeredBy: `${admin.firstName} ${admin.lastName}`,
      updatedAt: MOMENT,
    })
    expect(Date.now() - Date.parse(answered.answeredAt)).toBeLessThan(60_000)
    expect(await list(creator)).toEqual([answered])
    expect(await list(other)).toEqual([])
    expect(await statusOf(id)).toBe('resolved')
  })

  it('are refused to visitors, creators and editors', async () => {
    const { id } = await say()
    const body = { answer: 'No', updatedAt: await versionOf(id) }
    const editor = await buildEditor(server.payload)
    const refused = await Promise.all([null, creator, editor].map((as) => answer(id, body, as)))
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 403])
    expect((await server.request(contract.listFeedbackAnswers)).status).toBe(401)
    expect(await list(creator)).toMatchObject([{ feedbackId: id, answer: null }])
  })

  it('can be left out, and taken back; a mark alone is no answer', async () => {
    const { id } = await say()
    const none = { answer: null, answeredAt: null, answeredBy: null }
    const marked = await (await answer(id, { status: 'reviewed', updatedAt: await versionOf(id) })).json()
    expect(marked).toMatchObject(none)
    const given = await (await answer(id, { answer: 'Yes.', updatedAt: marked.updatedAt })).json()
    expect(given).toMatchObject({ answer: 'Yes.', answeredAt: MOMENT })
    expect(await statusOf(id)).toBe('reviewed')
    const back = await (await answer(id, { answer: ' ', updatedAt: given.updatedAt })).json()
    expect(back).toMatchObject(none)
  })

  it('given by several admins at once are one, and the others are told to read again', async () => {
    const { id } = await say()
    const updatedAt = await versionOf(id)
    const admins = await Promise.all(Array.from({ length: 6 }, () => buildAdmin(server.payload)))
    const all = await Promise.all(admins.map((as) => answer(id, { answer: as.username, updatedAt }, as)))
    expect([countOf(all, 200), countOf(all, 409)]).toEqual([1, 5])
    const late = all.find(({ status }) => status === 409)
    expect(await late?.json()).toEqual(failureOf(contract.FEEDBACK_TEXTS.changedMeanwhile))
  })

  it('do not overwrite what was answered in the console since', async () => {
    const { id } = await say()
    const updatedAt = await versionOf(id)
    await server.payload.update({
      collection: 'feedback',
      id,
      data: { answer: 'From the console.' },
      user: { ...admin, collection: 'users' },
      overrideAccess: false,
    })
    expect((await answer(id, { answer: 'Late.', updatedAt })).status).toBe(409)
    expect(await list(creator)).toMatchObject([
      { answer: 'From the console.', answeredBy: `${admin.firstName} ${admin.lastName}` },
    ])
  })

  it('of an admin who is gone stay, without a name', async () => {
    const { id } = await say()
    const leaver = await buildAdmin(server.payload)
    await answer(id, { answer: 'Soon.', updatedAt: await versionOf(id) }, leaver)
    await eraseUser(server.payload, leaver.id)
    expect(await list(creator)).toMatchObject([{ answer: 'Soon.', answeredAt: MOMENT, answeredBy: null }])
  })

  it.each([
    [{ answer: 'A' }, 'updatedAt', 'Invalid input'],
    [{ answer: 'A', updatedAt: 'today' }, 'updatedAt', 'Invalid input'],
    [{ status: 'done', updatedAt: '2026-11-10T09:00:00.000Z' }, 'status', 'Invalid input'],
    [
      { answer: 'x'.repeat(5_001), updatedAt: '2026-11-10T09:00:00.000Z' },
      'answer',
      'At most 5000 characters',
    ],
  ])('are refused as %j', async (body, field, text) => {
    const response = await answer((await say()).id, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual(failureOf(text, field))
  })

  it.each(UNKNOWN_IDS)('to %s are 404', async (id) => {
    const response = await answer(id, { answer: 'A', updatedAt: '2026-11-10T09:00:00.000Z' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(failureOf('Not found'))
  })
})
