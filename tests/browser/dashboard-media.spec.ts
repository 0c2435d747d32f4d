import { expect, expectToast, expectToFit } from './support'
import { walk } from './walk'

walk('content and media show their zeros, and no button of theirs is dead', async ({ page, hand, open }) => {
  const numbers = (label: string) => page.getByLabel(label, { exact: true }).getByRole('definition')
  await open('/dashboard/content')
  await expect(numbers('Content')).toHaveText(['0', '0', '0'])
  await expect(page.getByText('No content yet')).toBeVisible()
  await hand.press(page.getByRole('radio', { name: 'List' }))
  await expect(page.getByText(/as a list of titles/)).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Upload Your First Video' }))
  await expectToast(page, 'Coming soon', 'Uploading a video opens in a later update.')
  await expectToFit(page)
  await hand.press(page.getByRole('button', { name: 'Add Content' }))
  await expect(page.getByRole('dialog', { name: 'Add a task' })).toBeVisible()

  await open('/dashboard/media')
  await expect(numbers('Media')).toHaveText(['0', '0', '0', '0 GBof unlimited'])
  await expect(page.getByText('No media files yet')).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Upload Media' }))
  await expectToast(page, 'Coming soon', 'Uploading media opens in a later update.')
})
