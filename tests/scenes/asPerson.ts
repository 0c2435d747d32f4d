import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { logIn } from '../browser/support'
import type { Person } from './scene'

const ACCOUNTS: Record<Person, [username: string, password: string]> = {
  creator: ['isla', 'isla-demo-2026'],
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
  if (!person) return browser.newContext(options)
  const known = sessions.get(person)
  if (known) return browser.newContext({ ...options, storageState: known })
  const context = await browser.newContext(options)
  await logIn(context, ...ACCOUNTS[person])
  sessions.set(person, await context.storageState())
  return context
}
