import { expect, expectToast, expectToFit } from './support'
import { walk } from './walk'

walk(
  'screens whose data comes later show their zeros, and no button of theirs is dead',
  async ({ page, hand, open }) => {
    const numbers = (label: string) => page.getByLabel(label, { exact: true }).getByRole('definition')
    await open('/dashboard/analytics')
    await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(6)
    await expectToFit(page)

    await open('/dashboard/content')
    await expect(numbers('Content')).toHaveText(['0', '0', '0'])
    await expect(page.getByText('No content yet')).toBeVisible()
    await hand.press(page.getByRole('radio', { name: 'List' }))
    await expect(page.getByText(/as a list of titles/)).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Add Content' }))
    await expectToast(page, 'Coming soon', 'Adding content opens in a later update.')
    await hand.press(page.getByRole('button', { name: 'Upload Your First Video' }))
    await expectToast(page, 'Coming soon', 'Uploading a video opens in a later update.')
    await expectToFit(page)

    await open('/dashboard/media')
    await expect(numbers('Media')).toHaveText(['0', '0', '0', '0 GBof unlimited'])
    await expect(page.getByText('No media files yet')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Upload Media' }))
    await expectToast(page, 'Coming soon', 'Uploading media opens in a later update.')

    await open('/dashboard/subscribers')
    await expect(numbers('Subscribers')).toHaveText(['0', '0', '0', '--'])
    await expect(page.getByText('Signups from the landing page will appear here.')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Export List' }))
    await expectToast(page, 'Coming soon', 'Exporting the list opens in a later update.')
    await hand.press(page.getByRole('button', { name: 'Send Email' }))
    await expectToast(page, 'Coming soon', 'Sending mail opens in a later update.')
    await expectToFit(page)
  },
)

walk('achievements count their points', async ({ page, open }) => {
  await open('/dashboard/achievements')
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuetext',
    '27% of 825 points',
  )
  const points = page.getByRole('listitem').getByText(/^\d+ points$/)
  await expect(points).toHaveText([100, 50, 150, 75, 200, 250].map((each) => `${each} points`))
  await expectToFit(page)
})
