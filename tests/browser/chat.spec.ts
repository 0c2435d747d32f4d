import type { Browser, Page } from '@playwright/test'
import { MongoClient } from '../../scripts/lib/driver.mjs'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import {
  type Account,
  accessibilityFaults,
  approvedCreator,
  expect,
  logIn,
  test,
  waitForHydration,
} from './support'

/** News come by the stream within two seconds (tests/server/open-streams.spec.ts); a busy machine draws them later. */
const SOON = { timeout: 5_000 }

let database: InstanceType<typeof MongoClient>
let ana: Account
let ben: Account

test.beforeAll(({ baseURL }) => {
  const folder = `${process.env.TEST_DATA_DIR ?? '.data/tests'}/${new URL(baseURL ?? '').port}`
  database = new MongoClient(embeddedDatabaseAt(folder)?.uri ?? '')
})
test.afterAll(() => database.close())

/** Stores a conversation of the two, as domain/chat/openConversation.ts does with a request that is accepted. */
test.beforeEach(async ({ request }) => {
  ana = await approvedCreator(request, 'ana')
  ben = await approvedCreator(request, 'ben')
  const db = database.db()
  const idOf = async ({ username }: Account) => (await db.collection('users').findOne({ username }))?._id
  const [from, to] = [await idOf(ana), await idOf(ben)]
  const now = new Date()
  const made = { clientId: ana.username, createdAt: now, updatedAt: now }
  const { insertedId } = await db.collection('conversations').insertOne({
    ...made,
    kind: 'collab',
    category: 'request',
    subject: 'Pilates and linen',
    participantIds: [from, to],
    lastSeq: 1,
    lastAt: now,
    lastSenderId: from,
    preview: 'Together?',
    teamSeq: 0,
    state: 'open',
    startedBy: from,
    version: 1,
  })
  const first = { conversationId: insertedId, seq: 1, senderId: from, isOfTeam: false, content: 'Together?' }
  await db.collection('messages').insertOne({ ...made, ...first })
  await db
    .collection('conversation-reads')
    .insertOne({ conversationId: insertedId, userId: from, seq: 1, at: now })
})

/** The chat on a device of a person, once its stream is open. */
async function device(browser: Browser, { username, password }: Account): Promise<Page> {
  const context = await browser.newContext()
  await logIn(context, username, password)
  const page = await context.newPage()
  const opened = page.waitForRequest('**/api/stream?*')
  await page.goto('/dashboard/chat')
  await waitForHydration(page)
  await opened
  return page
}

const row = (page: Page) => page.getByRole('button', { name: /Pilates and linen/ })
const log = (page: Page) => page.getByRole('log', { name: 'Messages' })

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
}

/** Writes a message, and waits until it is stored. */
async function say(page: Page, words: string): Promise<void> {
  const stored = posted(page, 'messages')
  await write(page, words)
  await stored
}

/** Opens the conversation, and waits until it is stored as read. */
async function read(page: Page): Promise<void> {
  const stored = posted(page, 'read')
  await row(page).click()
  await stored
}

const posted = (page: Page, what: 'messages' | 'read') =>
  page.waitForResponse(
    (answer) => answer.ok() && answer.request().method() === 'POST' && answer.url().endsWith(`/${what}`),
  )

test('two people chat, and what was written while one was offline stands once when they are back', async ({
  browser,
}) => {
  const [here, there] = await Promise.all([device(browser, ana), device(browser, ben)])
  await row(here).click()
  await expect(log(here).getByText('Together?')).toBeVisible()
  await expect(log(here).getByText('Seen')).toHaveCount(0)
  await expect(row(there)).toContainText('1 unread')
  await read(there)
  await expect(log(here).getByText('Seen')).toBeVisible(SOON)

  await say(there, 'A Tuesday?')
  await expect(log(here).getByText('A Tuesday?')).toBeVisible(SOON)
  expect(await accessibilityFaults(here)).toEqual([])

  await here.context().setOffline(true)
  await expect(here.getByText(/^You are offline\./)).toBeVisible()
  await write(here, 'At nine')
  await expect(log(here).getByRole('alert')).toHaveText('Message not sent. You are offline.')
  await write(here, 'Or at ten')
  await expect(log(here).getByRole('alert')).toHaveCount(2)
  await say(there, 'Or Friday')
  await expect(log(here).getByText('Or Friday')).toHaveCount(0)
  await here.context().setOffline(false)
  await expect(log(here).getByText('Or Friday')).toBeVisible()
  await expect(log(here).getByRole('alert')).toHaveCount(0)
  const whole = [/Together\?$/, /A Tuesday\?$/, /Or Friday$/, /At nine$/, /Or at ten$/]
  for (const page of [here, there]) await expect(log(page).locator('li p')).toHaveText(whole)
  await here.reload()
  await expect(log(here).locator('li p')).toHaveText(whole)
  await Promise.all([here, there].map((page) => page.context().close()))
})

test('a message whose answer is lost on the way stands once', async ({ browser }) => {
  const [here, there] = await Promise.all([device(browser, ana), device(browser, ben)])
  await read(there)
  await row(here).click()
  await expect(log(here).getByText('Together?')).toBeVisible()
  let lost = 0
  await here.route('**/api/conversations/*/messages', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await write(here, 'At nine')
  for (const page of [here, there]) {
    await expect(log(page).getByText('At nine')).toHaveCount(1)
    await expect(log(page).getByRole('alert')).toHaveCount(0)
  }
  expect(lost).toBe(1)
  await say(here, 'Or at ten')
  for (const page of [here, there])
    await expect(log(page).locator('li p')).toHaveText([/Together\?$/, /At nine$/, /Or at ten$/])
  await Promise.all([here, there].map((page) => page.context().close()))
})

test('what is unread is the same on two devices', async ({ browser }) => {
  const [desk, phone] = await Promise.all([device(browser, ben), device(browser, ben)])
  const sender = await device(browser, ana)
  await row(sender).click()
  await say(sender, 'Linen it is')
  for (const page of [desk, phone]) await expect(row(page)).toContainText('2 unread', SOON)
  await read(desk)
  for (const page of [desk, phone]) await expect(row(page)).not.toContainText('unread', SOON)
  await Promise.all([desk, phone, sender].map((page) => page.context().close()))
})
