import type { Locator, Page } from '@playwright/test'
import { launchOptions } from '../support/chromium'
import { approvedCreator, expect, expectToast, logIn, test } from '../browser/support'
import { openHydrated } from '../browser/walk'

/** A long press drags on phones and tablets; desktop Chromium needs this flag, and a window. */
const LONG_PRESS_DRAGS = ['--enable-touch-drag-drop']

test.use({
  reducedMotion: 'no-preference',
  launchOptions: launchOptions(process.env.WHOLE_CHROMIUM_PATH, LONG_PRESS_DRAGS),
  viewport: { width: 1024, height: 1366 },
  hasTouch: true,
})

test.beforeEach(async ({ request, context }) => {
  const { username, password } = await approvedCreator(request, 'planner')
  await logIn(context, username, password)
})

test('a card is dragged by a finger to the next column, and not to the far one', async ({ page }) => {
  await openHydrated(page, '/dashboard/schedule')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = page.getByRole('row', { name: 'Film the boardwalk fit check' })
  await expect(card).toHaveAttribute('draggable', 'true')
  await card.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await dragByFinger(page, card, column('Done').getByRole('row').first())
  await expect(column('To Do')).toContainText('Film the boardwalk fit check')
  await dragByFinger(page, card, column('In Progress').getByRole('row').first())
  await expect(column('In Progress')).toContainText('Film the boardwalk fit check')
})

test('a task is dragged by a finger to another day', async ({ page }) => {
  await openHydrated(page, '/dashboard/schedule?view=week&from=2030-06-05')
  await page.getByRole('button', { name: 'Add Task' }).first().tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Linen')
  await dialog.getByLabel('Due date').fill('2030-06-05')
  await dialog.getByRole('button', { name: 'Add Task' }).tap()
  const friday = page.getByRole('region', { name: 'Friday, June 7', exact: true })
  await dragByFinger(page, page.getByRole('listitem').filter({ hasText: 'Linen' }), friday)
  await expectToast(page, 'Moved to Friday, June 7', 'LinenUndo')
  await expect(friday).toContainText('Linen')
})

/** Presses until the browser itself starts a drag, then moves and drops. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' })
  await browser.send('Input.setInterceptDrags', { enabled: true })
  const finger = { button: 'left', clickCount: 1 } as const
  const dropped = new Promise<void>((resolve, reject) => {
    browser.once('Input.dragIntercepted', ({ data }) => {
      const drop = async () => {
        const point = await placeOn(to)
        for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const)
          await browser.send('Input.dispatchDragEvent', { type, ...point, data })
      }
      drop().then(resolve, reject)
    })
  })
  const pressed = { type: 'mousePressed', ...(await placeOn(from)), ...finger } as const
  // Resolves when the finger lifts, or never, if it drags.
  browser.send('Input.dispatchMouseEvent', pressed).catch(() => undefined)
  await dropped
  await browser.detach()
}

/** Slightly off centre: a press exactly at the centre counts as a screen reader's, which drags differently. */
async function placeOn(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing to see of what is dragged.')
  return { x: box.x + box.width / 2 + 9, y: box.y + box.height / 2 + 5 }
}
