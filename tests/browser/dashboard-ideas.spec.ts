import { expect, expectFailure, expectToast, expectToFit, undoText } from './support'
import { walk } from './walk'

walk(
  'an idea is written, promoted and deleted, another one scheduled',
  async ({ page, hand, open, failNext }) => {
    const title = `A film with no face ${Date.now()}`
    await open('/dashboard/vision-board')
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    const save = page.getByRole('button', { name: 'Save idea' })
    const promote = row.getByRole('button', { name: 'Promote to task' })
    const question = page.getByRole('alertdialog')
    await hand.press(save)
    await expectFailure(page, 'Please enter a title for your idea.', 'Title required')
    await expect(page.getByLabel('Title')).toBeFocused()
    await hand.fill(page.getByLabel('Title'), title)
    await failNext('POST /api/vision-board')
    await hand.press(save)
    await expectFailure(page, 'Failed to create idea')
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await hand.press(save)
    await expectToast(page, 'Idea saved!')
    await expect(page.getByLabel('Title')).toHaveValue('')
    await expect(row.getByText('Idea', { exact: true })).toBeVisible()

    await hand.press(promote)
    await expect(question).toHaveAccessibleName(`Promote ${title}?`)
    await expect(question).toHaveAccessibleDescription(/You can undo it\.$/)
    await page.keyboard.press('Escape')
    await expect(promote).toBeFocused()
    await failNext('PATCH /api/vision-board/*/status')
    await hand.press(promote)
    await hand.press(question.getByRole('button', { name: 'Promote to task' }))
    await expectFailure(page, 'Failed to update status')
    await hand.press(question.getByRole('button', { name: 'Promote to task' }))
    await expectToast(
      page,
      'Promoted to Task',
      `It is in To Do of the Content Schedule, without a day.${await undoText(page)}Open the schedule`,
    )
    await expect(row.getByText('Task', { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: /Promote|Schedule/ })).toHaveCount(0)
    await expect(row.getByRole('heading')).toBeFocused()

    await failNext('DELETE /api/vision-board/*')
    await hand.press(row.getByRole('button', { name: `Delete ${title}` }))
    await hand.press(question.getByRole('button', { name: 'Delete idea' }))
    await expectFailure(page, 'Failed to delete idea')
    await hand.press(question.getByRole('button', { name: 'Delete idea' }))
    await expectToast(page, 'Idea deleted')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /Your Ideas/ })).toBeFocused()

    await hand.fill(page.getByLabel('Title'), title)
    await hand.press(save)
    await hand.press(row.getByRole('button', { name: 'Schedule as content' }))
    await expectToast(
      page,
      'Scheduled as Content',
      `It is in the Content Schedule, on a free day of the next two weeks.${await undoText(page)}Open the schedule`,
    )
    await expect(row.getByText('Scheduled', { exact: true })).toBeVisible()
    await hand.press(row.getByRole('button', { name: `Back to ideas: ${title}` }))
    await expectToast(
      page,
      'Back to your ideas',
      `${title}. Its task left the Content Schedule, unless you had begun it.`,
    )
    await expect(row.getByText('Idea', { exact: true })).toBeVisible()
    await expectToFit(page)
  },
)

walk('ideas that do not load say so, and come with the next try', async ({ page, hand, open, failNext }) => {
  await failNext('GET /api/vision-board/page*')
  await open('/dashboard/vision-board')
  await expectFailure(page, 'Failed to fetch ideas')
  await hand.press(page.getByRole('button', { name: 'Retry' }))
  await expect(page.getByText('Your ideas could not be loaded.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /Your Ideas/ })).toBeFocused()
})
