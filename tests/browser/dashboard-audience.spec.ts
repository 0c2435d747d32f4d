import { expect, expectToast, expectToFit } from './support'
import { walk } from './walk'

walk(
  'analytics and subscribers show their zeros, and no button of theirs is dead',
  async ({ page, hand, open, role }) => {
    const numbers = (label: string) => page.getByLabel(label, { exact: true }).getByRole('definition')
    await open('/dashboard/analytics')
    await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(6)
    await expectToFit(page)

    await open('/dashboard/subscribers')
    await expect(numbers('Subscribers')).toHaveText(['0', '0', '0', '--'])
    // Admins see who has not confirmed yet, and can export: newsletter.spec.ts.
    if (role !== 'admin') {
      await expect(page.getByText('Signups from the landing page will appear here.')).toBeVisible()
      await hand.press(page.getByRole('button', { name: 'Export List' }))
      await expectToast(page, 'Ask an admin', 'Only admins can export addresses.')
    }
    await hand.press(page.getByRole('button', { name: 'Send Email' }))
    await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible()
    await expectToFit(page)
    await hand.press(page.getByRole('button', { name: 'Delete No subject yet' }))
    await hand.press(page.getByRole('button', { name: 'Delete letter' }))
    await expectToast(page, 'Letter deleted')
  },
)
