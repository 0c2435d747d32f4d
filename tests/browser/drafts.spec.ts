import { type Account, approvedCreator, expect, logIn, test } from './support'

const MESSAGE = 'A month view, for the season.'

test('what was typed is there again after a reload and a lost session, and for nobody else', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const creator = await approvedCreator(request, 'typist')
  const other = await approvedCreator(request, 'other')
  await logIn(context, creator.username, creator.password)
  await page.goto('/dashboard/reports')
  const dialog = page.getByRole('dialog', { name: 'Submit feedback' })
  const note = dialog.getByText(/^Restored what you typed at \d+:\d\d [AP]M\.$/)
  const open = () => page.getByRole('button', { name: 'Submit Feedback' }).first().click()

  await open()
  await expect(note).toBeHidden()
  await dialog.getByLabel('Message').fill(MESSAGE)
  await page.reload()
  await open()
  await expect(note).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue(MESSAGE)

  await dialog.getByLabel('Subject').fill('A month')
  await context.clearCookies({ name: 'sid' })
  await dialog.getByRole('button', { name: /Category/ }).click()
  await page.getByRole('option', { name: 'Feature request' }).click()
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await page.waitForURL(/\/auth/)
  // The refused call is expected.
  complaints.splice(0)
  await logInByForm(creator)
  await page.waitForURL(/\/dashboard\/reports/)
  await open()
  await expect(dialog.getByLabel('Subject')).toHaveValue('A month')
  await expect(dialog.getByLabel('Message')).toHaveValue(MESSAGE)

  await context.clearCookies({ name: 'sid' })
  await page.goto('/auth')
  await logInByForm(other)
  await page.waitForURL(/\/dashboard/)
  await page.goto('/dashboard/reports')
  await open()
  await expect(dialog.getByLabel('Message')).toHaveValue('')
  await expect(note).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('A month')
  complaints.splice(0)

  async function logInByForm({ username, password }: Account): Promise<void> {
    const form = page.getByRole('form', { name: 'Login' })
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in' }).click()
  }
})
