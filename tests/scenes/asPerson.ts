import { type APIRequestContext, type BrowserContext, request, test } from '@playwright/test'
import { logIn } from '../browser/support'
import type { Person } from './scene'

const ACCOUNTS: Record<Person, [username: string, password: string]> = {
  creator: ['isla', 'isla-demo-2026'],
  season: ['sol', 'sol-demo-2026'],
  editor: ['elena', 'elena-demo-2026'],
  admin: ['admin', 'admin-demo-2026'],
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]
const sessions = new Map<Person, Cookies>()

/** Logs an empty browser context in as a person, or leaves it a visitor's; each account logs in once. */
export async function enterAs(context: BrowserContext, person: Person | undefined): Promise<void> {
  const known = person && sessions.get(person)
  if (known) return context.addCookies(known)
  if (!person) return
  await logIn(context, ...ACCOUNTS[person])
  sessions.set(person, await context.cookies())
}

/** Makes calls as another person than the one in the scene. */
export async function withSession<T>(
  person: Person,
  act: (caller: APIRequestContext) => Promise<T>,
): Promise<T> {
  const caller = await request.newContext({ baseURL: test.info().project.use.baseURL })
  const [username, password] = ACCOUNTS[person]
  await caller.post('/api/login', { data: { username, password } })
  const result = await act(caller)
  await caller.dispose()
  return result
}
