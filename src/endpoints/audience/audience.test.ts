import { countOf, failureOf } from '../core/testing/answers'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/audience/signup'

describe('the e-mail sign-up', () => {
  let server: TestServer
  const limitsRates = process.env.RATE_LIMITS

  beforeAll(async () => {
    server = await startServer()
    process.env.RATE_LIMITS = 'off'
  })
  afterAll(async () => {
    process.env.RATE_LIMITS = limitsRates
    await server.stop()
  })

  const signUp = (body: unknown) => server.request(contract.createEmailSignup, { body })
  const stored = async (email: string) => {
    const { docs } = await server.payload.find({
      collection: 'email-signups',
      where: { email: { equals: email } },
    })
    return docs
  }

  it('stores a mailbox once however it is spelled, and answers the second time like the first', async () => {
    const answers = [
      await signUp({ email: ' Rosa@Example.com ' }),
      await signUp({ email: 'ROSA@example.COM' }),
      await signUp({ email: 'rosa@exa\u00admple.com\u200b' }),
      await signUp({ email: '\ufeffrosa@example.com.' }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(201)
      expect(await answer.json()).toEqual({ message: "You'll be notified when we launch." })
    }
    const [only, ...more] = await stored('rosa@example.com')
    expect(more).toEqual([])
    expect(Date.now() - Date.parse(only?.signedUpAt ?? '')).toBeLessThan(10_000)
  })

  it('keeps the server’s own fields out of the body’s reach', async () => {
    await signUp({ email: 'lea@example.com', signedUpAt: '2001-01-01', id: '000000000000000000000000' })
    const [signup] = await stored('lea@example.com')
    expect(signup?.signedUpAt).not.toContain('2001')
    expect(signup?.id).not.toBe('000000000000000000000000')
  })

  it('stands once after 20 sign-ups of one address at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signUp({ email: 'crowd@example.com' })),
    )
    expect(countOf(answers, 201)).toBe(20)
    expect(await stored('crowd@example.com')).toHaveLength(1)
  })

  it.each([
    '',
    '   ',
    'rosa',
    'rosa@example',
    'ro sa@example.com',
    'Rosa <rosa@example.com>',
    `${'r'.repeat(200)}@example.com`,
    null,
    7,
    { $gt: '' },
  ])('refuses %j as an address', async (email) => {
    const answer = await signUp({ email })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(failureOf('Please enter a valid email address.', 'email'))
  })

  it('refuses a body that is none', async () => {
    expect((await signUp('[]')).status).toBe(400)
    expect((await signUp('{')).status).toBe(400)
    expect((await signUp('')).status).toBe(400)
    expect(await (await signUp({})).json()).toEqual(failureOf('Please enter a valid email address.', 'email'))
  })

  it('shows the list to admins only', async () => {
    await expect(
      server.payload.find({ collection: 'email-signups', overrideAccess: false, user: null }),
    ).rejects.toThrow('not allowed')
  })
})
