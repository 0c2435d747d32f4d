import type { Page, Route } from '@playwright/test'
import { accessibilityFaults, expect, test, toastOf } from './support'

const SUBMITTED = 'Thank you for your interest. We will review your application and be in touch soon.'

function form(page: Page) {
  return page.getByRole('form', { name: 'Application' })
}

async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('First name').fill('June')
  await form(page).getByLabel('Last name').fill('Reyes')
  await form(page).getByLabel('Email').fill('june@example.com')
  await form(page).getByLabel('Skillset').selectOption('Stylist')
  await form(page).getByLabel('Why do you want to join?').fill('Good work, good light.')
}

test('an application is sent with what was written, and the form is empty again', async ({ page }) => {
  await page.goto('/join-team')
  await fillIn(page)
  await form(page).getByLabel('Portfolio or résumé link').fill('june.example.com')
  const sent = page.waitForRequest('**/api/team-application')
  await form(page).getByRole('button', { name: 'Submit Application' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    age: 18,
    resumeUrl: 'https://june.example.com',
    phone: null,
  })
  await expect(toastOf(page)).toContainText('Application Submitted!')
  await expect(toastOf(page)).toContainText(SUBMITTED)
  await expect(form(page).getByLabel('First name')).toHaveValue('')
  await expect(form(page).getByLabel('Age')).toHaveValue('18')
})

test('while it is sent the button says so; a failure keeps everything', async ({ page, complaints }) => {
  const held: Route[] = []
  await page.route('**/api/team-application', (route) => void held.push(route))
  await page.goto('/join-team')
  await fillIn(page)
  await form(page).getByRole('button').click()
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.fulfill({ status: 500, json: { message: 'Broken', error: 'Broken' } })
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('Failed to submit application. Please try again.')
  await expect(form(page).getByLabel('Why do you want to join?')).toHaveValue('Good work, good light.')
  complaints.length = 0
})

test('each rule speaks under its field, and the focus goes to the first one', async ({ page }) => {
  await page.goto('/join-team')
  await fillIn(page)
  await form(page).getByLabel('Last name').fill('')
  await form(page).getByLabel('Email').fill('june@')
  await form(page).getByLabel('Age').fill('15')
  await form(page).getByRole('button', { name: 'Submit Application' }).click()
  await expect(form(page).getByLabel('Last name')).toBeFocused()
  await expect(form(page).getByLabel('Last name')).toHaveAccessibleDescription('Required')
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid input')
  await expect(form(page).getByLabel('Age')).toHaveAccessibleDescription(/Must be at least 16 years old/)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('Join My Team leads to the form, and the focus goes along', async ({ page }) => {
  await page.goto('/join-team')
  for (const link of await page.getByRole('link', { name: 'Join My Team' }).all()) {
    await link.click()
    await expect(page.getByRole('heading', { name: 'Apply' })).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(form(page).getByLabel('First name')).toBeFocused()
  }
})

test('the whole form by keyboard', async ({ page }) => {
  await page.goto('/join-team')
  await page.getByRole('link', { name: 'Join My Team' }).first().focus()
  await page.keyboard.press('Enter')
  for (const value of [
    'June',
    'Reyes',
    'june@example.com',
    '',
    '24',
    'Styl',
    '',
    '@june',
    '',
    '',
    'By hand.',
  ]) {
    await page.keyboard.press('Tab')
    if (value) await page.keyboard.type(value)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Application Submitted!')
  await expect(form(page).getByRole('button', { name: 'Submit Application' })).toBeFocused()
})

test('ten roles, what the team gets, and what happens with the data', async ({ page }) => {
  await page.goto('/join-team')
  await expect(page.getByRole('region', { name: 'Ten open roles' }).getByRole('term')).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'What you get' }).getByRole('listitem')).toHaveCount(4)
  await expect(form(page).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('fields stand below each other and nothing sticks out', async ({ page }) => {
    await page.goto('/join-team')
    const first = await form(page).getByLabel('First name').boundingBox()
    const last = await form(page).getByLabel('Last name').boundingBox()
    expect(first?.x).toBe(last?.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page can be read, its links lead to the form, and the form sends nothing', async ({ page }) => {
    await page.goto('/join-team')
    await page.getByRole('link', { name: 'Join My Team' }).first().click()
    await expect(page).toHaveURL('/join-team#apply')
    await expect(page.locator('noscript p')).toHaveText('Applying needs JavaScript.')
    await form(page).getByLabel('First name').fill('June')
    await form(page).getByRole('button').click()
    await expect(page).toHaveURL('/join-team#apply')
  })
})
