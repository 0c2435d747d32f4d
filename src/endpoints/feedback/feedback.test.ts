import type { User as StoredUser } from '@/payload-types'
import type { Call } from '@/contracts/core/call'
import { getUser } from '@/contracts/account/identity'
import { ID, MOMENT } from '../core/testing/answers'
import { describeOwned } from '../core/testing/describeOwned'
import { buildAdmin, buildEditor, buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/feedback'

const NOTHING = {
  fullName: null,
  email: null,
  socialHandles: null,
  brandName: null,
  tagline: null,
  niche: null,
  instagram: null,
  tiktok: null,
  youtube: null,
  followerGoal: null,
  revenueGoal: null,
  contentGoal: null,
}

describe('feedback and onboarding', () => {
  let server: TestServer
  let creator: StoredUser
  let other: StoredUser
  let admin: StoredUser

  beforeAll(async () => {
    server = await startServer()
    creator = await buildUser(server.payload)
    other = await buildUser(server.payload)
    admin = await buildAdmin(server.payload)
  })
  afterAll(() => server.stop())

  const post = (call: Call, body: unknown, as: StoredUser | null = creator) =>
    server.request(call, { as, body })
  const list = async (call: Call, as: StoredUser) => (await server.request(call, { as })).json()

  it('are for people who are logged in', async () => {
    const answers = await Promise.all([
      server.request(contract.listFeedback),
      server.request(contract.listOnboarding),
      server.request(contract.listMyOnboarding),
      post(contract.createOnboarding, {}, null),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  describeOwned(
    { create: contract.createFeedback },
    {
      server: () => server,
      collection: 'feedback',
      create: {
        body: { subject: 'The calendar', message: 'Could start on Monday.', status: 'resolved' },
        answer: {
          category: 'general',
          subject: 'The calendar',
          message: 'Could start on Monday.',
          status: 'new',
          submittedAt: MOMENT,
        },
        refused: [{ subject: 'A' }, 'Please fill in all fields', 'message'],
      },
    },
  )

  it('takes feedback as of now, whatever the body says', async () => {
    const body = { subject: 'A', message: 'B', submittedAt: '1999-01-01T00:00:00.000Z' }
    const { submittedAt } = await (await post(contract.createFeedback, body)).json()
    expect(Date.now() - Date.parse(submittedAt)).toBeLessThan(60_000)
  })

  it('lists all feedback for admins, and one’s own for everybody else, newest first', async () => {
    const editor = await buildEditor(server.payload)
    const theirs = await (await post(contract.createFeedback, { subject: 'A', message: 'B' }, other)).json()
    const later = await (
      await post(contract.createFeedback, { category: 'bug-report', subject: 'C', message: 'D' }, other)
    ).json()
    expect(await list(contract.listFeedback, other)).toEqual([later, theirs])
    expect(await list(contract.listFeedback, editor)).toEqual([])
    const all = (await list(contract.listFeedback, admin)) as contract.Feedback[]
    expect(all.slice(0, 2)).toEqual([later, theirs])
    expect(all.length).toBeGreaterThan(2)
  })

  it.each([
    [{ subject: '', message: 'B' }, 'Please fill in all fields'],
    [{ subject: 'A', message: '  ' }, 'Please fill in all fields'],
    [{ subject: 'A' }, 'Please fill in all fields'],
    [{ subject: 'A', message: 'B', category: 'praise' }, 'Invalid input'],
    [{ subject: ['A'], message: 'B' }, 'Please fill in all fields'],
    [{ subject: 'A', message: 'x'.repeat(5001) }, 'At most 5000 characters'],
  ])('refuses feedback such as %j', async (body, message) => {
    const answer = await post(contract.createFeedback, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message, error: message })
  })

  it('lets an admin move feedback on in the console, and nobody else', async () => {
    const { id } = await (await post(contract.createFeedback, { subject: 'A', message: 'B' })).json()
    const change = (user: StoredUser) =>
      server.payload.update({
        collection: 'feedback',
        id,
        data: { status: 'reviewed' },
        user: { ...user, collection: 'users' },
        overrideAccess: false,
      })
    await expect(change(creator)).rejects.toThrow()
    expect(await change(admin)).toMatchObject({ status: 'reviewed' })
  })

  it('takes an onboarding with nothing filled in', async () => {
    const someone = await buildUser(server.payload)
    const answer = await post(contract.createOnboarding, {}, someone)
    expect(answer.status).toBe(201)
    const response = await answer.json()
    expect(response).toEqual({ id: ID, userId: someone.id, submittedAt: MOMENT, ...NOTHING })
    expect(await list(contract.listMyOnboarding, someone)).toEqual([response])
  })

  it('replaces the first onboarding by the second, whole', async () => {
    const first = {
      fullName: 'Isla Verano',
      email: 'isla@example.com',
      socialHandles: '@islaverano everywhere',
      brandName: 'Isla Verano',
      tagline: 'Heat, salt, dinner at nine',
      niche: 'Resort wear',
      instagram: '@islaverano',
      tiktok: '@islaverano',
      youtube: '@islaverano',
      followerGoal: 100_000,
      revenueGoal: 5_000.5,
      contentGoal: 4,
    }
    const stored = await (await post(contract.createOnboarding, first)).json()
    expect(stored).toEqual({ id: ID, userId: creator.id, submittedAt: MOMENT, ...first })
    const second = await (await post(contract.createOnboarding, { niche: 'Swim', followerGoal: '' })).json()
    expect(second).toEqual({ ...stored, ...NOTHING, niche: 'Swim', submittedAt: MOMENT })
    expect(Date.parse(second.submittedAt)).toBeGreaterThan(Date.parse(stored.submittedAt))
    expect(await list(contract.listMyOnboarding, creator)).toEqual([second])
  })

  it.each([
    [{}, 'Ana María Cruz', ['Ana', 'María Cruz', 'new@example.com']],
    [{}, 'Ana', ['Ana', null, 'new@example.com']],
    [{ firstName: 'Ana María' }, 'Ana  María Cruz', ['Ana María', 'Cruz', 'new@example.com']],
    [{ lastName: 'Cruz' }, 'Ana María Cruz', ['Ana María', 'Cruz', 'new@example.com']],
    [{ firstName: 'Isla' }, 'Ana Cruz', ['Isla', null, 'new@example.com']],
    [
      { firstName: 'Isla', lastName: 'Verano', email: 'isla@example.com' },
      'Ana Cruz',
      ['Isla', 'Verano', 'isla@example.com'],
    ],
  ])('fills of a profile with %j what it lacks, from %s', async (profile, fullName, expected) => {
    const unnamed = { firstName: null, lastName: null, email: null }
    const someone = await buildUser(server.payload, { ...unnamed, ...profile })
    const answer = await post(contract.createOnboarding, { fullName, email: 'new@example.com' }, someone)
    expect(answer.status).toBe(201)
    const { firstName, lastName, email } = await (await server.request(getUser, { as: someone })).json()
    expect([firstName, lastName, email]).toEqual(expected)
  })

  it('keeps one onboarding when many come at once', async () => {
    const hasty = await buildUser(server.payload)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(contract.createOnboarding, { followerGoal: index }, hasty),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await list(contract.listMyOnboarding, hasty)).toHaveLength(1)
  })

  it('lists all onboarding responses for admins, and one’s own for everybody else', async () => {
    const newcomer = await buildUser(server.payload)
    const own = await (await post(contract.createOnboarding, { niche: 'Hats' }, newcomer)).json()
    expect(await list(contract.listOnboarding, newcomer)).toEqual([own])
    const all = (await list(contract.listOnboarding, admin)) as contract.Onboarding[]
    expect(all[0]).toEqual(own)
    expect(all.length).toBeGreaterThan(1)
    expect(await list(contract.listMyOnboarding, admin)).toEqual([])
  })

  it.each([
    [{ followerGoal: -1 }, contract.FEEDBACK_TEXTS.goalInvalid],
    [{ followerGoal: '100' }, 'Invalid input'],
    [{ revenueGoal: 2 ** 60 }, contract.FEEDBACK_TEXTS.goalTooLarge],
    [{ email: 'isla' }, 'Please enter a valid email address.'],
    [{ fullName: 'x'.repeat(201) }, 'At most 200 characters'],
    [{ fullName: { $ne: null } }, 'Invalid input'],
  ])('refuses an onboarding with %j', async (body, message) => {
    const answer = await post(contract.createOnboarding, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message, error: message })
  })
})
