import { expect, expectToFit } from './support'
import { walk } from './walk'

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
