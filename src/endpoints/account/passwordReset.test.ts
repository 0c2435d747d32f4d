import { createHash } from 'node:crypto'
import type { User as StoredUser } from '@/payload-types'
import { countOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'
import * as contract from '@/contracts/account/identity'
import { changePassword } from '@/contracts/account/profile'

describe('resetting a password', () => {
  let server: TestServer
  let creator: StoredUser
  const password = 'first-password'

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    process.env.SHOW_RESET_LINK = 'true'
    process.env.SITE_URL = 'http://localhost:3000'
    server = await startServer()
    creator = await buildUser(server.payload, { username: 'mara', password })
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'SHOW_RESET_LINK', 'SITE_URL']) delete process.env[name]
  })

  const forgot = (username: string, headers = {}) =>
    server.request(contract.forgotPassword, { body: { username }, headers })
  const reset = (token: unknown, newPassword: unknown = 'second-password') =>
    server.request(contract.resetPassword, { body: { token, newPassword } })
  const login = (given: string) =>
    server.request(contract.login, { body: { username: 'mara', password: given } })
  async function newToken(): Promise<string> {
    const { resetLink } = await (await forgot('mara')).json()
    return new URL(resetLink).searchParams.get('token') ?? ''
  }

  it('stores only the SHA-256 of 32 random bytes, for one hour', async () => {
    const token = await newToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    const [row] = await server.payload.db.connection.collection('reset-tokens').find({}).toArray()
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(row)).not.toContain(token)
    const left = row?.expiresAt.getTime() - Date.now()
    expect(left).toBeGreaterThan(59 * 60 * 1000)
    expect(left).toBeLessThanOrEqual(60 * 60 * 1000)
  })

  it('builds the link from SITE_URL, whatever host the request names', async () => {
    const answer = await forgot('mara', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect((await answer.json()).resetLink).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=/)
  })

  it('answers the same for every name', async () => {
    const [known, unknown] = await Promise.all([forgot('mara'), forgot('nobody-here')])
    expect(known.status).toBe(200)
    expect(unknown.status).toBe(200)
    const shape = (text: string) => text.replace(/token=[\w-]{43}/, 'token=T')
    expect(shape(await known.text())).toBe(shape(await unknown.text()))
  })

  it('shows no link unless the site is told to', async () => {
    delete process.env.SHOW_RESET_LINK
    const [known, unknown] = await Promise.all([forgot('mara'), forgot('nobody-here')])
    process.env.SHOW_RESET_LINK = 'true'
    const text = await known.text()
    expect(text).toBe(await unknown.text())
    expect(JSON.parse(text)).toEqual({ message: contract.ACCOUNT_TEXTS.resetRequested })
  })

  it('shows no link where mail is configured', async () => {
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    const answer = await (await forgot('mara')).json()
    delete process.env.SMTP_URL
    expect(answer).toEqual({ message: contract.ACCOUNT_TEXTS.resetRequested })
  })

  it('sets the password, ends every session and logs nobody in', async () => {
    const cookies = [await cookieOf(server.payload, creator), await cookieOf(server.payload, creator)]
    const answer = await reset(await newToken())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: contract.ACCOUNT_TEXTS.passwordReset })
    expect(answer.headers.getSetCookie()).toEqual([])
    for (const cookie of cookies) {
      expect((await server.fetch('/api/user', { headers: { cookie } })).status).toBe(401)
    }
    expect((await login(password)).status).toBe(401)
    expect((await login('second-password')).status).toBe(200)
  })

  it('takes a token once, also from 8 who try at the same time', async () => {
    const token = await newToken()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => reset(token, `password-${index}`)),
    )
    expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, 7])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await login(`password-${winner}`)).status).toBe(200)
    expect((await reset(token)).status).toBe(400)
  })

  it('keeps the link of its owner, however often a stranger asks for others', async () => {
    const own = await newToken()
    for (let each = 0; each < 5; each += 1) await forgot('mara', { 'x-forwarded-for': '198.51.100.9' })
    expect((await reset(own)).status).toBe(200)
  })

  it('drops every open link with the first that is used, and with a change of the password', async () => {
    const [first, second] = [await newToken(), await newToken()]
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).status).toBe(400)
    const third = await newToken()
    const body = { currentPassword: 'second-password', newPassword: 'third-password' }
    expect((await server.request(changePassword, { as: creator, body })).status).toBe(200)
    expect((await reset(third)).status).toBe(400)
  })

  it('lets one of two links win that are used at the same moment', async () => {
    const tokens = [await newToken(), await newToken()]
    const answers = await Promise.all(tokens.map((token, index) => reset(token, `password-${index}`)))
    expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, 1])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await login(`password-${winner}`)).status).toBe(200)
  })

  it('refuses a token that is older than an hour, before the database removes it', async () => {
    const token = await newToken()
    await server.payload.db.connection
      .collection('reset-tokens')
      .updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } })
    const answer = await reset(token)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      message: 'Invalid reset token',
      error: 'Invalid reset token',
    })
  })

  it.each([
    [undefined, 'good-password', contract.ACCOUNT_TEXTS.invalidResetToken],
    ['', 'good-password', contract.ACCOUNT_TEXTS.invalidResetToken],
    [{ $ne: null }, 'good-password', contract.ACCOUNT_TEXTS.invalidResetToken],
    [['a'], 'good-password', contract.ACCOUNT_TEXTS.invalidResetToken],
    ['unknown', 'good-password', contract.ACCOUNT_TEXTS.invalidResetToken],
    ['unknown', '12345', contract.ACCOUNT_TEXTS.passwordTooShort],
    ['unknown', 'a'.repeat(73), contract.ACCOUNT_TEXTS.passwordTooLong],
  ])('answers 400 for the token %j with %j', async (token, newPassword, message) => {
    const answer = await reset(token, newPassword)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message })
  })
})
