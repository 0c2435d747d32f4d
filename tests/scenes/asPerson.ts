import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { fetchNothingAhead, logIn } from '../browser/support'
import type { Person } from './scene'

const ACCOUNTS: Record<Person, [username: string, password: string]> = {
  creator: ['isla', 'isla-demo-2026'],
  season: ['sol', 'sol-demo-2026'],
  editor: ['elena', 'elena-demo-2026'],
  admin: ['admin', 'admin-demo-2026'],
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const sessions = new Map<Person, Session>()

/** A browser context of a logged-in person, or of a visitor; each account logs in once. */
export async function contextOf(
  browser: Browser,
  person: Person | undefined,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const known = person && sessions.get(person)
  const context = await browser.newContext({ ...options, ...(known && { storageState: known }) })
  // Nobody goes on from a scene.
  await context.addInitScript(fetchNothingAhead)
  if (person && !known) {
    await logIn(context, ...ACCOUNTS[person])
    sessions.set(person, await context.storageState())
  }
  return context
}
