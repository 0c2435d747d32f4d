import type { Page } from '@playwright/test'
import {
  approvedCreator,
  drag,
  expect,
  expectFailure,
  expectToast,
  expectToFit,
  logIn,
  test,
  undoText,
} from './support'
import { DESK, openHydrated, walk } from './walk'

test.use({ reducedMotion: 'no-preference' })

const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardOf = (page: Page, title: string) => page.getByRole('row', { name: title })

walk(
  'a task is added, kept, moved step by step, published, deleted and restored',
  async ({ page, hand, open, failNext }) => {
    const title = `Pack for the shoot ${Date.now()}`
    await open('/dashboard/schedule')
    const add = page.getByRole('button', { name: 'Add Task' }).first()
    const dialog = page.getByRole('dialog', { name: 'Add a task' })
    await hand.press(add)
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
    await hand.press(add)
    await hand.fill(dialog.getByLabel('Title'), title)
    await dialog.getByRole('button', { name: 'YouTube', exact: true }).press('Space')
    await dialog.getByRole('button', { name: 'TikTok', exact: true }).press('Space')
    await hand.fill(dialog.getByLabel('Due date'), '2030-06-01')
    await failNext('POST /api/tasks')
    await hand.press(dialog.getByRole('button', { name: 'Add Task' }))
    await expectFailure(page, 'Failed to save task')
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
    await hand.press(dialog.getByRole('button', { name: 'Add Task' }))
    await expectToast(page, 'Task added', `${title}: in To Do.`)
    await expect(add).toBeFocused()

    const card = cardOf(page, title)
    await open('/dashboard/schedule')
    await expect(columnOf(page, 'To Do')).toContainText(title)
    await expect(card).toContainText('Jun 1, 2030')
    await expect(card.getByRole('button', { name: 'Move back' })).toBeDisabled()
    await failNext('POST /api/tasks/*/move')
    await hand.press(card.getByRole('button', { name: 'Move forward to In Progress' }))
    await expectFailure(page, 'Failed to move task')
    await expect(columnOf(page, 'To Do')).toContainText(title)
    await hand.press(card.getByRole('button', { name: 'Move forward to In Progress' }))
    await expect(columnOf(page, 'In Progress')).toContainText(title)
    await expect(page.getByText(new RegExp(`${title}: moved to In Progress, \\d+ of \\d+`))).toBeAttached()
    await expect(card.getByRole('button', { name: 'Move forward to Done' })).toBeFocused()
    await hand.press(card.getByRole('button', { name: 'Move forward to Done' }))
    await expect(columnOf(page, 'Done')).toContainText(title)
    await expect(card.getByRole('button', { name: `Move ${title}` })).toBeFocused()

    await hand.press(card.getByRole('button', { name: 'Mark as published' }))
    await expectToast(page, 'Marked as published', `${title}${await undoText(page)}`)
    await expect(card).toContainText('Published')
    await hand.press(card.getByRole('button', { name: `Move ${title}` }))
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expectToast(page, 'Task deleted', `${await undoText(page)}Recently deleted`)
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(columnOf(page, 'Done')).toContainText(title)
    await expectToFit(page)
  },
)

walk(
  'a task is edited, counted and copied; what was not saved is there again',
  async ({ page, hand, open }) => {
    const title = `Linen ${Date.now()}`
    await open('/dashboard/schedule')
    await hand.press(page.getByRole('button', { name: 'Add Task' }).first())
    await hand.fill(page.getByLabel('Title'), title)
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Add Task' }))
    await expectToast(page, 'Task added', `${title}: in To Do.`)
    const sheet = page.getByRole('dialog', { name: 'Edit task' })
    const openSheet = async () => {
      await hand.press(cardOf(page, title).getByRole('button', { name: `Move ${title}` }))
      await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
    }
    await openSheet()
    await sheet.getByLabel(/^Caption/).fill('x'.repeat(2210))
    await expect(sheet.getByText('10 too many for TikTok')).toBeVisible()
    await page.keyboard.press('Escape')
    await openSheet()
    await expect(sheet.getByText(/^Restored what you typed/)).toBeVisible()
    await hand.press(sheet.getByRole('button', { name: 'Save task' }))
    await expectToast(page, 'Task saved', '')
    await expect(cardOf(page, title)).toContainText('10 too many for TikTok')
    await openSheet()
    await hand.press(sheet.getByRole('button', { name: 'Copy for another platform' }))
    await page.getByRole('menuitem', { name: 'YouTube' }).press('Enter')
    await expectToast(page, 'Task copied', `${title}: on YouTube as well.`)
    await expect(cardOf(page, title)).toHaveCount(2)
  },
)

test.describe('at a desk', () => {
  test.use({ viewport: DESK })

  test.beforeEach(async ({ request, context }) => {
    const { username, password } = await approvedCreator(request, 'planner')
    await logIn(context, username, password)
  })

  test('samples stand beside what is added until the screen is loaded again', async ({ page }) => {
    await openHydrated(page, '/dashboard/schedule')
    const toDo = columnOf(page, 'To Do').getByRole('heading', { level: 2 })
    await expect(page.getByText('These are samples. Your own start empty.')).toBeVisible()
    await expect(toDo).toHaveText('To Do4')
    await addTask(page, 'Linen', '2030-06-05')
    await expect(toDo).toHaveText('To Do5')
    await openHydrated(page, '/dashboard/schedule')
    await expect(toDo).toHaveText('To Do1')
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)
  })

  test('a card is dragged by mouse and by keyboard, one column at a time', async ({ page }) => {
    await openHydrated(page, '/dashboard/schedule')
    const title = 'Film the boardwalk fit check'
    await cardOf(page, title)
      .getByRole('button', { name: `Drag ${title}` })
      .waitFor()
    await drag(page, cardOf(page, title), columnOf(page, 'In Progress').getByRole('row').first())
    await expect(columnOf(page, 'In Progress')).toContainText(title)

    const other = 'Teaser: something great'
    await cardOf(page, other).focus()
    await cardOf(page, other)
      .getByRole('button', { name: `Drag ${other}` })
      .focus()
    await page.keyboard.press('Enter')
    const isIn = (column: string) => page.locator(`[data-column=${column}]:focus-within`)
    // The far column never becomes a target, however often Shift+Tab is pressed.
    for (const step of ['first', 'second', 'third', 'fourth']) {
      await page.keyboard.press('Shift+Tab')
      await expect(isIn('todo'), step).toHaveCount(0)
    }
    while ((await isIn('in-progress').count()) === 0) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(columnOf(page, 'In Progress')).toContainText(other)
  })

  test('a task is dragged to another day of the week, and stands there in the month', async ({ page }) => {
    // Tall enough for the tray below the week: a page that scrolls ends a drag that has not begun to move.
    await page.setViewportSize({ width: 1440, height: 1200 })
    await openHydrated(page, '/dashboard/schedule?view=week&from=2030-06-05')
    await addTask(page, 'Linen', '2030-06-05')
    const day = (name: string) => page.getByRole('region', { name, exact: true })
    const card = page.getByRole('listitem').filter({ hasText: 'Linen' })
    await expect(day('Wednesday, June 5')).toContainText('Linen')
    await drag(page, card, day('Friday, June 7'))
    await expectToast(page, 'Moved to Friday, June 7', `Linen${await undoText(page)}`)
    await expect(day('Friday, June 7')).toContainText('Linen')
    await drag(page, card, page.getByRole('complementary', { name: /^Unscheduled/ }))
    await expectToast(page, 'Moved to Unscheduled', `Linen${await undoText(page)}`)
    await openHydrated(page, '/dashboard/schedule?view=month&from=2030-06-05')
    const month = page.getByRole('table', { name: 'June 2030' })
    await drag(page, card, month.getByRole('cell').nth(10))
    await expect(month.getByRole('cell').nth(10)).toContainText('Linen')
  })
})

async function addTask(page: Page, title: string, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Task' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Due date').fill(day)
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expectToast(page, 'Task added', `${title}: in To Do.`)
}
