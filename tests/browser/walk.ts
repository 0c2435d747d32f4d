import type { Page } from '@playwright/test'
import { type Hand, keyboard, pointer } from './hands'
import {
  ADMIN,
  approvedCreator,
  expect,
  logIn,
  test as base,
  type Account,
  waitForHydration,
} from './support'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

type Role = 'creator' | 'admin'

type Way = {
  /** Who walks a screen; the creator is new, so that the lists are empty. */
  role: Role
  isKeyboardOnly: boolean
}

type Walker = {
  account: Account
  hand: Hand
  /** Opens a screen and tabs past the navigation. */
  open: (path: string) => Promise<void>
}

const test = base.extend<Way & Walker>({
  role: ['creator', { option: true }],
  isKeyboardOnly: [true, { option: true }],
  account: [
    async ({ role, context, request }, provide) => {
      const account = role === 'admin' ? ADMIN : await approvedCreator(request, 'walker')
      await logIn(context, account.username, account.password)
      await provide(account)
    },
    { auto: true },
  ],
  hand: async ({ page, isKeyboardOnly }, provide) => {
    await provide(isKeyboardOnly ? keyboard(page) : pointer(page))
  },
  open: async ({ page, isKeyboardOnly }, provide) => {
    await provide(async (path) => {
      await page.goto(path)
      await waitForHydration(page)
      if (isKeyboardOnly) await skipToContent(page)
    })
  },
})

const atDesk = { isKeyboardOnly: true, viewport: DESK }
const onPhone = { isKeyboardOnly: false, viewport: PHONE, hasTouch: true }

type Path = Parameters<typeof test>[2]

/** One path, walked by a creator with the keyboard alone and by an admin on a phone. */
export function walk(title: string, path: Path): void {
  walkAs('creator', atDesk, title, path)
  walkAs('admin', onPhone, title, path)
}

/** The same for screens that only admins can open: both walks run as the admin. */
export function walkAsAdmin(title: string, path: Path): void {
  walkAs('admin', atDesk, title, path)
  walkAs('admin', onPhone, title, path)
}

function walkAs(role: Role, way: typeof atDesk | typeof onPhone, title: string, path: Path): void {
  test.describe(`${role}, ${way.isKeyboardOnly ? 'keyboard only' : 'on a phone'}`, () => {
    // A path has many steps, which take longer on a busy machine.
    test.describe.configure({ timeout: 120_000 })
    test.use({ role, ...way })
    test(title, path)
  })
}

/** Opens a page, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** The first tab stop skips the navigation. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}
