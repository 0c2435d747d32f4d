import { expect, expectFailure, expectToast, expectToFit } from './support'
import { walk } from './walk'

walk('the home screen says where things stand and leads on', async ({ page, hand, open, account }) => {
  await open('/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Welcome, ${account.username}`)
  await expect(page.getByLabel('Overview').getByRole('definition')).toHaveText(['0', '0', '0', '$0.00'])
  for (const [name, percent] of Object.entries({
    'Platform Setup': '100',
    'Content Strategy': '45',
    'Team Building': '20',
  })) {
    await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent)
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
    // An admin's answers may have been sent by another walk.
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

walk('a platform is prepared item by item', async ({ page, hand, open }) => {
  await open('/dashboard/platforms')
  const overall = page.getByRole('progressbar', { name: 'Overall verification progress' })
  await expect(overall).toHaveAttribute('aria-valuetext', '0 of 23 ticked')
  await hand.press(page.getByRole('checkbox', { name: 'Reach 100K+ followers' }))
  await expect(overall).toHaveAttribute('aria-valuetext', '1 of 23 ticked')
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  await hand.press(page.getByRole('tab', { name: 'YouTube' }))
  await expect(page.getByText('YouTube asks for 100K+ subscribers.')).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Connect YouTube' }))
  await expectToast(page, 'Coming soon', 'Connecting YouTube opens in a later update.')
  await hand.press(page.getByRole('tab', { name: 'TikTok' }))
  await expect(page.getByRole('tablist').locator('..')).toHaveCSS('outline-style', 'none')
  await expect(page.getByRole('checkbox', { name: 'Reach 100K+ followers' })).toBeChecked()
  await expectToFit(page)
})
