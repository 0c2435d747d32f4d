import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { handleEndpoints } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildEditor, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import { csvResponse, toCsv } from '@/database/csv'

describe('the export of the sign-ups', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
    await server.payload.create({
      collection: 'email-signups',
      data: signup('early@example.com', '2026-01-02'),
    })
    await server.payload.create({
      collection: 'email-signups',
      data: signup('+late@example.com', '2026-03-04'),
    })
  })
  afterAll(() => server.stop())

  it('gives admins every sign-up, newest first, as a file', async () => {
    const response = await download(await buildAdmin(server.payload))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="email-signups-.*\.csv"$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const rows = (await response.text()).split('\r\n')
    expect(rows[1]).toBe("'+late@example.com,2026-03-04T00:00:00.000Z")
    expect(rows[2]).toBe('early@example.com,2026-01-02T00:00:00.000Z')
  })

  it('is refused to everybody else', async () => {
    const others = [null, await buildUser(server.payload), await buildEditor(server.payload)]
    for (const other of others) {
      const response = await download(other)
      expect(response.status).toBe(403)
      expect(await response.text()).not.toContain('early@example.com')
    }
  })

  async function download(user: StoredUser | null): Promise<Response> {
    const headers = new Headers(user ? { cookie: await cookieOf(server.payload, user) } : {})
    const request = new Request('http://localhost:3000/cms-api/email-signups/export', { headers })
    return handleEndpoints({ config: server.config, request, path: '/cms-api/email-signups/export' })
  }
})

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('never starts a formula: %j', (value) => {
    const cell = toCsv(['a'], [{ a: value }])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
    expect(cell.replace(/^"/, '')).toMatch(/^'/)
  })

  it.each([
    [';=1', ";'=1"],
    ["x;=cmd|'/C calc'!S0;y", "x;'=cmd|'/C calc'!S0;y"],
    ['Nia\t@SUM(A1); -1', "Nia\t'@SUM(A1); '-1"],
    ['x;"＝1"', `x;"'＝1"`],
    ['note\n+1', "note\n'+1"],
    ['a; b = c; 1-2', 'a; b = c; 1-2'],
  ])('starts none where semicolons, tabs or lines separate cells: %j', (value, safe) => {
    const [, ...rows] = toCsv(['a'], [{ a: value }]).split('\r\n')
    expect(
      rows
        .join('')
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    ).toBe(safe)
  })

  it('keeps quotes, commas and line breaks inside one field', () => {
    const csv = toCsv(['a', 'b'], [{ a: 'say "hi", twice', b: 'two\nlines' }])
    expect(csv).toBe('\uFEFFa,b\r\n"say ""hi"", twice","two\nlines"\r\n')
  })
})

function signup(email: string, day: string) {
  return { email, signedUpAt: `${day}T00:00:00.000Z` }
}

describe('a CSV download', () => {
  it('reads no further than it is read, and has one header', async () => {
    let read = 0
    async function* records() {
      for (; read < 2_000; read += 1) yield read
    }
    const reader = csvResponse('numbers', ['a'], records(), (a) => [{ a }]).body?.getReader()
    const first = await reader?.read()
    expect(read).toBeLessThan(1_000)
    let text = new TextDecoder().decode(first?.value)
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += new TextDecoder().decode(part.value)
    }
    const rows = text.trim().split('\r\n')
    expect(rows).toHaveLength(2_001)
    expect([rows[0], rows[1], rows[2_000]]).toEqual(['a', '0', '1999'])
  })

  it('of nothing has the header alone', async () => {
    async function* none(): AsyncGenerator<number> {}
    expect(await csvResponse('nothing', ['a'], none(), (a) => [{ a }]).text()).toBe('a\r\n')
  })
})
