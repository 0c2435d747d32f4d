import { randomUUID } from 'node:crypto'
import * as contract from '@/contracts/account/identity'
import { callUrl } from '@/contracts/core/call'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'

describe('the reset link of a site without mail', () => {
  let server: TestServer
  let name: string

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(async () => {
    process.env.EMBEDDED_DATABASE = 'true'
    name = `mara-${randomUUID()}`
    await buildUser(server.payload, { username: name, password: 'first-password' })
    await server.payload.db.connection.collection('rate-limits').deleteMany({})
  })
  afterEach(() => {
    for (const each of ['EMBEDDED_DATABASE', 'SHOW_RESET_LINK', 'SMTP_URL']) delete process.env[each]
  })
  afterAll(() => server.stop())

  async function forgot(headers: Record<string, string>) {
    const answer = await server.request(contract.forgotPassword, { body: { username: name }, headers })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { message: string; resetLink?: string }
  }
  const from = (address: string, host = 'localhost:3000') => forgot({ 'x-forwarded-for': address, host })
  const tokenOf = (link = '') => new URL(link).searchParams.get('token') ?? ''

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is shown to %s', async (address) => {
    expect((await from(address)).resetLink).toContain('/reset-password?token=')
  })

  it.each([
    '192.0.2.4',
    '10.0.0.8',
    '169.254.1.1',
    '::ffff:192.0.2.4',
    '2001:db8::1',
    'fe80::1',
    'unknown',
    '',
  ])('is not shown to %j', async (address) => {
    expect(await from(address)).toEqual({ message: contract.ACCOUNT_TEXTS.resetRequested })
  })

  it.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])('is shown at %s', async (host) => {
    expect((await from('127.0.0.1', host)).resetLink).toBeDefined()
  })

  it.each(['rebound.example:3000', 'localhost.example', '192.0.2.4:3000', 'evil@localhost', ''])(
    'is not shown to a page that reached this machine as %j',
    async (host) => {
      expect(await from('127.0.0.1', host)).toEqual({ message: contract.ACCOUNT_TEXTS.resetRequested })
    },
  )

  it('is not shown to a request that names no host', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ username: name }) }
    const answer = await server.fetch(callUrl(contract.forgotPassword), init)
    expect(await answer.json()).toEqual({ message: contract.ACCOUNT_TEXTS.resetRequested })
  })

  it('is shown to everybody where the site is told to, and to nobody where mail is configured', async () => {
    process.env.SHOW_RESET_LINK = 'true'
    expect((await from('192.0.2.4')).resetLink).toBeDefined()
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    expect(await from('127.0.0.1')).toEqual({ message: contract.ACCOUNT_TEXTS.resetRequested })
  })

  it('is made five times an hour for a name; the last one stays good', async () => {
    const links: string[] = []
    for (let each = 0; each < 7; each += 1) links.push((await from('127.0.0.1')).resetLink ?? '')
    expect(links.filter(Boolean)).toHaveLength(5)
    expect(await from('127.0.0.1')).toEqual({ message: contract.ACCOUNT_TEXTS.resetRequested })
    const body = { token: tokenOf(links[4]), newPassword: 'second-password' }
    expect((await server.request(contract.resetPassword, { body })).status).toBe(200)
  })
})
