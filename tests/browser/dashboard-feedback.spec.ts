import { expect, expectFailure, expectToast, expectToFit } from './support'
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
