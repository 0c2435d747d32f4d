import fs from 'node:fs'
import { type APIRequestContext, type APIResponse, expect, test as base } from '@playwright/test'
import { type Site, startSite } from '../support/startSite'

const RECORD = '0'.repeat(24)

/** A test whose requests go to this spec's own demo site. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern.
    async ({}, use) => {
      const site = await startSite({ env: { SEED: 'demo' } })
      await use(site)
      await site.end()
      fs.rmSync(site.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
})

test('the console’s functions give nobody a piece of the request', async ({ request, site }) => {
  const action = await actionOf(request)
  const token = (await request.storageState()).cookies.find(({ name }) => name === 'sid')?.value
  expect(token).toHaveLength(43)
  for (const name of ['constructor', 'toString', '__proto__', 'no-such-function']) {
    const answer = await call(request, site, action, name)
    expect({ name, status: answer.status() }).toEqual({ name, status: 404 })
    expect(await answer.text()).not.toContain(token)
  }
  await request.post('/api/logout')
  for (const name of ['constructor', 'toString', 'render-document-slots', 'form-state', 'slugify']) {
    const answer = await call(request, site, action, name, { collectionSlug: 'users' })
    expect({ name, body: await answer.text() }).toEqual({ name, body: '{}' })
  }
})

test('an editor locks a page of the marketing copy, and nothing else', async ({ request, site }) => {
  const action = await actionOf(request)
  const locks = async () => {
    await logIn(request, 'admin')
    return (await (await request.get('/cms-api/payload-locked-documents?depth=0')).json()).docs
  }
  const wish = { data: {}, operation: 'update', returnLockStatus: true, updateLastEdited: true }
  for (const collectionSlug of ['team-applications', 'users', 'platform-connections']) {
    await logIn(request, 'elena')
    const args = { ...wish, collectionSlug, schemaPath: collectionSlug, id: RECORD }
    const answer = await call(request, site, action, 'form-state', args)
    expect(await answer.text()).not.toContain('"isLocked":true')
    expect(await locks()).toEqual([])
  }
  await logIn(request, 'elena')
  const args = { ...wish, globalSlug: 'landing', schemaPath: 'landing' }
  const answer = await call(request, site, action, 'form-state', args)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('"isLocked":true')
  expect(await locks()).toMatchObject([{ globalSlug: 'landing' }])
})

async function logIn(request: APIRequestContext, username: 'admin' | 'elena'): Promise<void> {
  const data = { username, password: `${username}-demo-2026` }
  expect((await request.post('/api/login', { data })).status()).toBe(200)
}

/** The id that the build gives the console's only server action, read from a page of the console. */
async function actionOf(request: APIRequestContext): Promise<string> {
  await logIn(request, 'admin')
  const html = await (await request.get('/admin')).text()
  const action = /\\?"id\\?":\\?"([0-9a-f]{42})\\?"/.exec(html)?.[1]
  expect(action).toBeDefined()
  return action ?? ''
}

function call(
  request: APIRequestContext,
  site: Site,
  action: string,
  name: string,
  args: object = {},
): Promise<APIResponse> {
  return request.post('/admin', {
    headers: { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8', origin: site.url },
    data: JSON.stringify([{ name, args }]),
  })
}
