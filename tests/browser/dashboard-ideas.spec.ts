import type { Page } from '@playwright/test'
import { accessibilityFaults, expect, logIn, test, toastOf } from './support'

test.beforeEach(async ({ context }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
})

test('an idea is written, promoted and deleted with the keyboard alone', async ({ page }) => {
  const title = `A film with no face ${Date.now()}`
  await openBoard(page)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await page.getByLabel('Title').focus()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Idea saved!')
  await expect(row.getByText('Idea', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: 'Promote to task' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: `Promote ${title}?` })
  await expect(question).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Promoted to Task')
  await expect(row.getByText('Task', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: /Promote|Schedule/ })).toHaveCount(0)
  await expect(row.getByRole('heading')).toBeFocused()

  await row.getByRole('button', { name: `Delete ${title}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete idea' }).focus()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Idea deleted')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /Your Ideas/ })).toBeFocused()
})

test('an idea is scheduled at once', async ({ page }) => {
  const title = `One tote ${Date.now()}`
  await openBoard(page)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save idea' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await row.getByRole('button', { name: 'Schedule as content' }).click()
  await expect(toastOf(page)).toContainText('Scheduled as Content')
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible()
})

test('a voice note is recorded, heard, taken again, saved and heard from the board', async ({
  page,
  context,
}) => {
  const title = `Two minutes on the ferry ${Date.now()}`
  await context.grantPermissions(['microphone'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page)
  await page.getByRole('tab', { name: 'Voice Note' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText('Recording. Press stop when you are done.')).toBeVisible()
  await expect(page.getByText('0:01')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByRole('button', { name: 'Play recording' }).click()
  await page.getByRole('button', { name: 'Pause recording' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('0:00')).toBeVisible()

  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText('0:02')).toBeVisible()
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByRole('button', { name: 'Save idea' }).click()
  await expect(toastOf(page)).toContainText('Idea saved!')

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const fetched = page.waitForResponse(/\/api\/voice-notes\//)
  await row.getByRole('button', { name: `Play ${title}` }).click()
  expect((await fetched).headers()['content-type']).toBe('audio/webm')
  await expect(row.getByRole('button', { name: `Pause ${title}` })).toBeVisible()
  await expect(row.getByRole('button', { name: `Play ${title}` })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await row.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete idea' }).click()
  await expect(toastOf(page)).toContainText('Idea deleted')
  expect((await context.request.get((await fetched).url())).status()).toBe(404)
})

test('without leave to use the microphone it says what to do', async ({ page }) => {
  await openBoard(page)
  await page.getByRole('tab', { name: 'Voice Note' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(toastOf(page)).toContainText('Recording failed')
  await expect(toastOf(page)).toContainText('Could not access microphone. Please check permissions.')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
})

test('ideas that do not load say so, and come with the next try', async ({ page, complaints }) => {
  await page.route('**/api/vision-board', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/dashboard/vision-board')
  await expect(toastOf(page)).toContainText('Failed to fetch ideas')
  await page.unroute('**/api/vision-board')
  await page.getByRole('button', { name: /Retry|Try again/ }).click()
  await expect(page.getByRole('heading', { name: /Your Ideas/ })).toBeVisible()
  await expect(page.getByText('Your ideas could not be loaded.')).toHaveCount(0)
  complaints.length = 0
})

/** Its heading counts once the ideas are there, which is after the screen answers to presses. */
async function openBoard(page: Page): Promise<void> {
  await page.goto('/dashboard/vision-board')
  await expect(page.getByRole('heading', { name: /Your Ideas \(\d+\)/ })).toBeVisible()
}
