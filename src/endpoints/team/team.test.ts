import type { User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildEditor, buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/team'

const UNKNOWN_ID = '000000000000000000000000'
const COMPLETE = {
  firstName: 'Nico',
  lastName: 'Reyes',
  email: 'nico@example.com',
  phone: '(813) 555-0119',
  age: 24,
  skillset: 'Video Editor',
  resumeUrl: 'https://nico.example.com/reel',
  instagram: '@nico.cuts',
  tiktok: '@nico.cuts',
  otherSocial: 'vimeo: nicocuts',
  whyJoin: 'I cut to the beat of the sea.',
}

describe('team applications', () => {
  let server: TestServer
  let admin: StoredUser
  let creator: StoredUser
  const limitsRates = process.env.RATE_LIMITS

  beforeAll(async () => {
    server = await startServer()
    process.env.RATE_LIMITS = 'off'
    admin = await buildAdmin(server.payload)
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    process.env.RATE_LIMITS = limitsRates
    await server.stop()
  })

  const apply = (body: unknown = COMPLETE) => server.request(contract.createTeamApplication, { body })
  const decide = (id: string, status: unknown, as: StoredUser | null = admin) =>
    server.request(contract.updateTeamApplicationStatus, { as, params: { id }, body: { status } })

  it('stores an application and answers it, with the server’s own status and time', async () => {
    const answer = await apply({ ...COMPLETE, status: 'accepted', appliedAt: '2001-01-01', id: UNKNOWN_ID })
    expect(answer.status).toBe(201)
    const application = await answer.json()
    expect(application).toEqual({
      ...COMPLETE,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      status: 'pending',
      appliedAt: expect.any(String),
    })
    expect(application.id).not.toBe(UNKNOWN_ID)
    expect(Date.now() - Date.parse(application.appliedAt)).toBeLessThan(10_000)
  })

  it('has a mail sent that it was received', async () => {
    const { id } = await (await apply()).json()
    const { docs } = await server.payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'sendMail' } },
    })
    expect(docs.map(({ input }) => input)).toContainEqual({ kind: 'application-received', about: id })
  })

  it('takes the age as text and nothing optional, and answers null for what is absent', async () => {
    const answer = await apply({
      firstName: ' Ana ',
      lastName: 'Sol',
      email: 'Ana@example.com',
      age: ' 16 ',
      skillset: 'Stylist',
      whyJoin: 'Colour.',
      phone: '',
      resumeUrl: null,
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      firstName: 'Ana',
      lastName: 'Sol',
      email: 'ana@example.com',
      phone: null,
      age: 16,
      skillset: 'Stylist',
      resumeUrl: null,
      instagram: null,
      tiktok: null,
      otherSocial: null,
      whyJoin: 'Colour.',
      status: 'pending',
      appliedAt: expect.any(String),
    })
  })

  it.each([
    ['firstName', undefined, 'Required'],
    ['lastName', '  ', 'Required'],
    ['email', 'nico', 'Invalid input'],
    ['age', undefined, 'Required'],
    ['age', '', 'Required'],
    ['age', 15, 'Must be at least 16 years old'],
    ['age', '15', 'Must be at least 16 years old'],
    ['age', 100, 'Must be at most 99 years old'],
    ['age', 20.5, 'Invalid input'],
    ['age', 'old', 'Invalid input'],
    ['age', true, 'Invalid input'],
    ['skillset', undefined, 'Required'],
    ['skillset', '', 'Required'],
    ['skillset', null, 'Required'],
    ['skillset', 'Plumber', 'Invalid input'],
    ['whyJoin', '', 'Required'],
    ['whyJoin', 'x'.repeat(5_001), 'At most 5000 characters'],
    ['firstName', 'x'.repeat(201), 'At most 200 characters'],
    ['resumeUrl', 'javascript:alert(1)', 'Must be a valid URL'],
    ['resumeUrl', '//evil.example', 'Must be a valid URL'],
    ['email', { $gt: '' }, 'Required'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await apply({ ...COMPLETE, [field]: value })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(failureOf(message, field))
  })

  it('is listed to admins only, newest first', async () => {
    const list = (as: StoredUser | null) => server.request(contract.listTeamApplications, { as })
    expect((await list(null)).status).toBe(401)
    expect((await list(creator)).status).toBe(403)
    expect((await list(await buildEditor(server.payload))).status).toBe(403)
    const newest = await (await apply()).json()
    const all = await (await list(admin)).json()
    expect(all[0]).toEqual(newest)
    expect(all.length).toBeGreaterThan(1)
  })

  it('is decided once, by an admin, and the decision is noted', async () => {
    const { id } = await (await apply()).json()
    expect((await decide(id, 'accepted', null)).status).toBe(401)
    expect((await decide(id, 'accepted', creator)).status).toBe(403)
    const answer = await decide(id, 'accepted')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      ...COMPLETE,
      id,
      status: 'accepted',
      appliedAt: expect.any(String),
    })
    const stored = await server.payload.findByID({ collection: 'team-applications', id, depth: 0 })
    expect(stored.decidedBy).toBe(admin.id)
    expect(Date.now() - Date.parse(stored.decidedAt ?? '')).toBeLessThan(10_000)
    for (const status of ['accepted', 'rejected']) {
      const again = await decide(id, status)
      expect(again.status).toBe(409)
      expect(await again.json()).toEqual(failureOf(contract.APPLICATION_TEXTS.alreadyDecided))
    }
  })

  it('keeps one of 20 decisions that are made at once', async () => {
    const { id } = await (await apply()).json()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(id, index % 2 ? 'accepted' : 'rejected')),
    )
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 19])
  })

  it('cannot be decided twice in the console either', async () => {
    const { id } = await (await apply()).json()
    const update = (status: 'pending' | 'accepted' | 'rejected') =>
      server.payload.update({
        collection: 'team-applications',
        id,
        data: { status, decidedBy: creator.id },
        user: admin,
        overrideAccess: false,
      })
    await update('rejected')
    await expect(update('accepted')).rejects.toThrow(contract.APPLICATION_TEXTS.alreadyDecided)
    await expect(update('pending')).rejects.toThrow(contract.APPLICATION_TEXTS.alreadyDecided)
    const change = { status: 'accepted' }
    const answer = await server.askConsole(admin, 'PATCH', `/team-applications/${id}`, change)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(contract.APPLICATION_TEXTS.alreadyDecided)
    const stored = await server.payload.findByID({ collection: 'team-applications', id, depth: 0 })
    expect(stored).toMatchObject({ status: 'rejected', decidedBy: admin.id })
  })

  it('knows no other status and no unknown id', async () => {
    const { id } = await (await apply()).json()
    for (const status of ['pending', 'hired', '', null, undefined, 3]) {
      expect((await decide(id, status)).status).toBe(400)
    }
    for (const unknown of [UNKNOWN_ID, 'abc', '123456789012']) {
      const answer = await decide(unknown, 'accepted')
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual(failureOf('Not found'))
    }
  })
})
