import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { call } from '@/contracts/core/call'
import { load } from './loader'
import { request, send } from './request'
import { failureText, RequestError } from './RequestError'

type Seen = { method: string; url: string; type: string | undefined; body: string }

const answers: Record<string, [status: number, type: string, body: string]> = {
  '/json': [200, 'application/json', '{"name":"Ana"}'],
  '/empty': [404, 'text/plain', ''],
  '/plain': [409, 'text/plain; charset=utf-8', 'Username already exists'],
  '/failure': [400, 'application/json', '{"message":"No","error":"Never","errors":{"email":"Required"}}'],
  '/error-only': [400, 'application/json', '{"error":"Never"}'],
  '/html': [502, 'text/html', '<h1>Bad gateway</h1>'],
  '/nobody': [401, 'application/json', '{"message":"Please log in first"}'],
}
let seen: Seen | undefined
let base = ''
const server = http.createServer((incoming, response) => void answer(incoming, response))

async function answer(incoming: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const { method = '', url = '', headers } = incoming
  seen = { method, url, type: headers['content-type'], body: Buffer.concat(chunks).toString() }
  const [status, type, body] = answers[url] ?? [200, 'application/json', '{}']
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
})

async function failureOf(path: string): Promise<RequestError> {
  const error: unknown = await request('GET', `${base}${path}`).catch((thrown: unknown) => thrown)
  if (!(error instanceof RequestError)) throw new Error(`${path} did not fail`)
  return error
}

test('a body is sent as JSON, and only when there is one', async () => {
  await request('post', `${base}/json`, { email: 'a@b.co' })
  expect(seen).toEqual({ method: 'POST', url: '/json', type: 'application/json', body: '{"email":"a@b.co"}' })
  await request('POST', `${base}/json`)
  expect(seen).toEqual({ method: 'POST', url: '/json', type: undefined, body: '' })
})

test('the raw response comes back', async () => {
  const response = await request('GET', `${base}/json`)
  expect(response).toBeInstanceOf(Response)
  expect(await response.text()).toBe('{"name":"Ana"}')
})

test('a failure reads "status: body", or the status text where the body is empty', async () => {
  expect((await failureOf('/failure')).message).toBe(`400: ${answers['/failure']?.[2]}`)
  expect((await failureOf('/empty')).message).toBe('404: Not Found')
  expect((await failureOf('/plain')).message).toBe('409: Username already exists')
})

test('a failure carries the status, the server’s own words and the fields that are wrong', async () => {
  expect(await failureOf('/failure')).toMatchObject({
    status: 400,
    serverMessage: 'No',
    errors: { email: 'Required' },
  })
  expect((await failureOf('/error-only')).serverMessage).toBe('Never')
  expect((await failureOf('/plain')).serverMessage).toBe('Username already exists')
})

test('people are shown the server’s words, or the fallback; never markup or a driver’s text', async () => {
  expect(failureText(await failureOf('/failure'), 'Sorry')).toBe('No')
  for (const path of ['/empty', '/html']) expect(failureText(await failureOf(path), 'Sorry')).toBe('Sorry')
  expect(failureText(new TypeError('fetch failed'), 'Sorry')).toBe('Sorry')
})

test('the loader joins the key’s segments and parses JSON; a 401 raises unless it may mean nobody', async () => {
  expect(await load([base, 'events', 'a1'])).toEqual({})
  expect(seen?.url).toBe('/events/a1')
  expect(await load(`${base}/json`)).toEqual({ name: 'Ana' })
  await expect(load(`${base}/nobody`)).rejects.toThrow('401: ')
  expect(await load(`${base}/nobody`, { on401: 'null' })).toBeNull()
  await expect(load(`${base}/failure`, { on401: 'null' })).rejects.toThrow('400: ')
})

test('a declared call fills its path and sends its body', async () => {
  const rename = call({
    method: 'patch',
    path: '/things/:id',
    who: 'user',
    body: v.object({ name: v.string() }),
    answer: v.strictObject({ name: v.string() }),
    summary: 'Rename a thing',
  })
  const fetchFromHere = globalThis.fetch
  globalThis.fetch = (path, init) => fetchFromHere(new URL(path as string, base), init)
  try {
    await send(rename, { params: { id: 'a/1' }, body: { name: 'Shell' } })
  } finally {
    globalThis.fetch = fetchFromHere
  }
  expect(seen).toMatchObject({ method: 'PATCH', url: '/api/things/a%2F1', body: '{"name":"Shell"}' })
})
