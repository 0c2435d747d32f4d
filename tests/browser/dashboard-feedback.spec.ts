import {
  ADMIN,
  approvedCreator,
  expect,
  expectFailure,
  expectToast,
  expectToFit,
  logIn,
  test,
  waitForHydration,
} from './support'
import { walk } from './walk'

walk(
  'feedback is given and read again; onboarding answers stand beside it',
  async ({ page, context, hand, open, failNext }) => {
    const subject = `A month view ${Date.now()}`
    const fullName = `Isla ${Date.now()}`
    expect(
      (await context.request.post('/api/onboarding', { data: { fullName, niche: 'Slow mornings' } })).ok(),
    ).toBe(true)
    await open('/dashboard/reports')
    const give = page.getByRole('button', { name: 'Submit Feedback' }).first()
    const dialog = page.getByRole('dialog', { name: 'Submit feedback' })
    const submit = dialog.getByRole('button', { name: 'Submit Feedback' })
    await hand.press(give)
    await hand.press(submit)
    await expectFailure(page, 'Please fill in all fields', 'Missing Information')
    await expect(dialog.getByLabel('Subject')).toBeFocused()
    await hand.choose(dialog.getByRole('button', { name: /Category/ }), 'Feature request')
    await hand.fill(dialog.getByLabel('Subject'), subject)
    await hand.fill(dialog.getByLabel('Message'), 'For the schedule.')
    await failNext('POST /api/feedback')
    await hand.press(submit)
    await expectFailure(page, 'Failed to submit feedback')
    await expect(dialog.getByLabel('Message')).toHaveValue('For the schedule.')
    await expectToFit(page)
    await hand.press(submit)
    await expectToast(page, 'Feedback Submitted', 'Thank you for your feedback!')
    await expect(give).toBeFocused()

    await hand.press(page.getByRole('button', { name: `Show message: ${subject}` }))
    await expect(page.getByRole('cell', { name: 'For the schedule.' })).toBeVisible()
    await hand.press(page.getByRole('tab', { name: /Onboarding Responses/ }))
    await hand.press(page.getByRole('button', { name: `Show answers of ${fullName}` }))
    await expect(page.getByRole('definition').filter({ hasText: 'Slow mornings' })).toBeVisible()
    await expectToFit(page)
  },
)

test('an admin answers feedback, and its creator reads the answer', async ({
  browser,
  page,
  context,
  request,
}) => {
  const subject = `A week view ${Date.now()}`
  const creator = await approvedCreator(request, 'asker')
  const home = await browser.newContext()
  await logIn(home, creator.username, creator.password)
  const data = { category: 'feature-request', subject, message: 'I plan on Sundays.' }
  expect((await home.request.post('/api/feedback', { data })).status()).toBe(201)

  await logIn(context, ADMIN.username, ADMIN.password)
  await page.goto('/dashboard/reports')
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText(creator.username)
  await page.getByRole('button', { name: `Show message: ${subject}` }).click()
  await page.getByRole('button', { name: `Answer: ${subject}` }).click()
  await page.getByRole('textbox', { name: /^Answer/ }).fill('It comes with the calendar.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Feedback updated', 'The sender sees it under Feedback & Reports.')
  await expect(page.getByRole('region', { name: `Answer to ${subject}` })).toContainText('with the calendar')

  const theirs = await home.newPage()
  await theirs.goto('/dashboard/reports')
  await waitForHydration(theirs)
  await theirs.getByRole('button', { name: `Show message: ${subject}` }).click()
  const answer = theirs.getByRole('region', { name: `Answer to ${subject}` })
  await expect(answer).toHaveText(/^Answered [A-Z][a-z]{2} \d+, \d{4} by .+It comes with the calendar\.$/)
  await expect(theirs.getByRole('row').filter({ hasText: subject })).toContainText('Reviewed')
  await home.close()
})
