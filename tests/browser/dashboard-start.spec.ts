import { expect, expectFailure, expectToast, expectToFit } from './support'
import { walk } from './walk'

walk('the home screen says where things stand and leads on', async ({ page, hand, open, account, role }) => {
  await open('/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Welcome, ${account.username}`)
  // The admin's counts depend on data that other walks leave behind.
  if (role === 'creator') {
    await expect(page.getByLabel('Overview').getByRole('definition')).toHaveText(['0', '0', '0', '$0.00'])
    for (const [name, percent] of Object.entries({
      'Platform Setup': '100',
      'Content Strategy': '45',
      'Team Building': '20',
    })) {
      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent)
    }
  }
  await expectToFit(page)
  await hand.press(page.getByRole('link', { name: 'Plan a post' }))
  await expect(heading).toHaveText('Content Schedule')
  await expect(heading).toBeFocused()
  await open('/dashboard')
  await hand.press(page.getByRole('link', { name: 'View the team page' }))
  await expect(page).toHaveURL('/join-team')
})

walk(
  'the onboarding goes step by step, keeps its answers when it fails, and finishes',
  async ({ page, hand, open, failNext }) => {
    const name = `Isla ${Date.now()}`
    const next = page.getByRole('button', { name: 'Next' })
    const step = page.getByRole('heading', { level: 2 })
    await open('/dashboard/onboarding')
    // Another walk may have sent the admin's answers.
    const again = page.getByRole('button', { name: 'Edit your answers' })
    await expect(again.or(next)).toBeVisible()
    if (await again.isVisible()) await hand.press(again)
    await hand.fill(page.getByLabel('Full name'), name)
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
    for (const title of ['Brand Identity', 'Platforms', 'Goals']) {
      await hand.press(next)
      await expect(step).toHaveText(title)
      await expect(step).toBeFocused()
    }
    await hand.fill(page.getByLabel('Content goal in posts per week'), '4')
    await expectToFit(page)
    await hand.press(next)
    await expect(step).toHaveText('Look it over')
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()

    await failNext('POST /api/onboarding')
    await hand.press(page.getByRole('button', { name: 'Finish' }))
    await expectFailure(page, 'Failed to submit onboarding')
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Finish' }))
    await expectToast(page, 'Onboarding Complete!', 'Your profile has been set up successfully.')
    await expect(page).toHaveURL('/dashboard')
    await open('/dashboard/onboarding')
    await expect(step.first()).toHaveText(/^Sent on /)
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
  },
)

walk('a platform is prepared item by item, and stays so', async ({ page, hand, open, failNext }) => {
  await open('/dashboard/platforms')
  const overall = page.getByRole('progressbar', { name: 'Overall verification progress' })
  const item = page.getByRole('checkbox', { name: 'Reach 100K+ followers' })
  // Another walk may have ticked the admin's items.
  if (await item.isChecked()) await hand.press(item)
  await expect(overall).toHaveAttribute('aria-valuetext', '0 of 23 ticked')
  await failNext('PATCH /api/platform-profiles/tiktok')
  await hand.press(item)
  await expectFailure(page, 'Failed to save the checklist')
  await expect(item).not.toBeChecked()
  const stored = page.waitForResponse('**/api/platform-profiles/tiktok')
  await hand.press(item)
  await expect(overall).toHaveAttribute('aria-valuetext', '1 of 23 ticked')
  expect((await stored).status()).toBe(200)
  await hand.press(page.getByRole('tab', { name: 'YouTube' }))
  await expect(page.getByText('YouTube asks for 100K+ subscribers.')).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Connect YouTube' }))
  await expectToast(page, 'Coming soon', 'Connecting YouTube opens in a later update.')
  await expectToFit(page)
  await open('/dashboard/platforms')
  await expect(page.getByRole('tablist').locator('..')).toHaveCSS('outline-style', 'none')
  await expect(item).toBeChecked()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
})
