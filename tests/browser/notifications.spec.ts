import type { Browser, Page } from '@playwright/test'
import { callUrl } from '../../src/contracts/core/call'
import { listFeedbackAnswers } from '../../src/contracts/feedback'
import { NOTIFICATION_KINDS } from '../../src/contracts/notifications'
import { MongoClient } from '../../scripts/lib/driver.mjs'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import { ADMIN, type Account, approvedCreator, expect, logIn, test, waitForHydration } from './support'

/** News come by the stream within two seconds (tests/server/open-streams.spec.ts); a busy machine draws them later. */
const SOON = { timeout: 5_000 }

let account: Account
let database: InstanceType<typeof MongoClient>

test.beforeAll(({ baseURL }) => {
  const folder = `${process.env.TEST_DATA_DIR ?? '.data/tests'}/${new URL(baseURL ?? '').port}`
  database = new MongoClient(embeddedDatabaseAt(folder)?.uri ?? '')
})
test.beforeEach(async ({ request }) => {
  account = await approvedCreator(request, 'told')
})
test.afterAll(() => database.close())

/** Stores a notification and rings the inbox, as database/notify.ts does: some kinds have no cause yet. */
async function tell(kind: string, title: string): Promise<void> {
  const user = await database.db().collection('users').findOne({ username: account.username })
  const mine = { userId: user?._id }
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const texts = { kind, title, body: 'News', href: '/dashboard', dedupeKey: title }
  const row = { ...mine, ...texts, readAt: null, createdAt: now, updatedAt: now, expiresAt }
  await database.db().collection('notifications').insertOne(row)
  await database
    .db()
    .collection('inboxes')
    .updateOne(mine, { $inc: { cursor: 1 } }, { upsert: true })
}

/** A page of the dashboard on another device, once its stream is open. */
async function device(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await logIn(context, account.username, account.password)
  return follow(await context.newPage())
}

async function follow(page: Page): Promise<Page> {
  const opened = page.waitForRequest('**/api/stream?*')
  await page.goto('/dashboard/achievements')
  await waitForHydration(page)
  await opened
  return page
}

async function expectUnread(page: Page, count: number, soon: { timeout?: number } = {}): Promise<void> {
  const name = count > 0 ? `Notifications, ${count} unread` : 'Notifications'
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible(soon)
  await expect(page).toHaveTitle(
    count > 0 ? `(${count}) Achievements · Dashboard` : 'Achievements · Dashboard',
  )
}

test('a notification of every kind moves bell, title and open list on two devices, without a reload', async ({
  browser,
}) => {
  const [desk, phone] = await Promise.all([device(browser), device(browser)])
  await desk.getByRole('button', { name: 'Notifications', exact: true }).click()
  const list = desk.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByText(/^Nothing yet/)).toBeVisible()
  for (const [index, kind] of NOTIFICATION_KINDS.entries()) {
    await tell(kind, `About ${kind}`)
    await expect(list.getByRole('link', { name: new RegExp(`^About ${kind} `) })).toBeVisible(SOON)
    await expectUnread(phone, index + 1, SOON)
  }
  await list.getByRole('button', { name: 'Mark all read' }).click()
  await desk.keyboard.press('Escape')
  await expectUnread(desk, 0)
  await expectUnread(phone, 0, SOON)
  await Promise.all([desk, phone].map((page) => page.context().close()))
})

test('an answer to feedback is told while the page is open', async ({ browser, request }) => {
  const page = await device(browser)
  const data = { category: 'general', subject: 'More shade', message: 'Please.' }
  const { id } = (await (await page.request.post('/api/feedback', { data })).json()) as { id: string }
  await request.post('/api/login', { data: ADMIN })
  const [known] = (await (await page.request.get(callUrl(listFeedbackAnswers))).json()) as {
    updatedAt: string
  }[]
  const answer = { data: { answer: 'It is coming.', status: 'resolved', updatedAt: known?.updatedAt } }
  expect((await request.patch(`/api/feedback/${id}/answer`, answer)).status()).toBe(200)
  await expectUnread(page, 1, SOON)
  await page.context().close()
})

test('what is told while a browser is offline is there once it is back', async ({ browser }) => {
  const page = await device(browser)
  await page.context().setOffline(true)
  await tell('deal', 'While away')
  await page.context().setOffline(false)
  await expectUnread(page, 1)
  await page.context().close()
})

test('a page whose stream is refused asks once a minute', async ({ browser }) => {
  const context = await browser.newContext()
  await logIn(context, account.username, account.password)
  const page = await context.newPage()
  await page.clock.install()
  await page.route('**/api/stream?*', (route) => route.fulfill({ status: 503, json: {} }))
  await follow(page)
  await tell('deal', 'Unheard')
  await page.clock.fastForward(61_000)
  await expectUnread(page, 1)
  await context.close()
})

test('a tab that is hidden leaves the stream to another one, and knows all when it is seen again', async ({
  browser,
}) => {
  const first = await device(browser)
  const second = await first.context().newPage()
  await second.goto('/dashboard/achievements')
  await waitForHydration(second)
  const taken = second.waitForRequest('**/api/stream?*')
  await see(first, 'hidden')
  await taken
  await tell('team', 'While hidden')
  await expectUnread(second, 1)
  await see(first, 'visible')
  await expectUnread(first, 1)
  await first.context().close()
})

/** Headless, every tab counts as visible; this one says otherwise from now on. */
async function see(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('five tabs of a browser have one stream, which another one takes over', async ({ browser }) => {
  const first = await device(browser)
  const streams: Page[] = []
  const others: Page[] = []
  for (let number = 2; number <= 5; number += 1) {
    const page = await first.context().newPage()
    page.on('request', (request) => {
      if (request.url().includes('/api/stream')) streams.push(page)
    })
    await page.goto('/dashboard/achievements')
    await waitForHydration(page)
    others.push(page)
  }
  await tell('team', 'To all tabs')
  for (const page of [first, ...others]) await expectUnread(page, 1, SOON)
  expect(streams).toEqual([])
  await first.close()
  await expect.poll(() => streams.length).toBe(1)
  await tell('team', 'To those that are left')
  for (const page of others) await expectUnread(page, 2, SOON)
  expect(streams).toHaveLength(1)
  await others[0]?.context().close()
})
