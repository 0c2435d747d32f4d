import { accessibilityFaults, expect, expectToast, expectToFit, toastOf } from './support'
import { walk } from './walk'

walk('a listing is added, changed, submitted and deleted', async ({ page, hand, open }) => {
  const name = `Cala Kitchen ${Date.now()}`
  await open('/dashboard/directory-manage')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save listing' })
  await hand.press(page.getByRole('button', { name: 'Add Listing' }))
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await hand.press(save)
  for (const error of ['Name is required', 'Category is required', 'Location is required']) {
    await expect(dialog.getByText(error)).toBeVisible()
  }
  await expect(dialog.getByLabel('Name')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await hand.fill(dialog.getByLabel('Name'), name)
  await hand.choose(dialog.getByRole('button', { name: /Category/ }), 'Hotels + Restaurants')
  await hand.fill(dialog.getByLabel('Description'), 'Grilled.')
  await hand.fill(dialog.getByLabel('Location'), 'Tampa')
  await hand.press(save)
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await expect(dialog.getByLabel('Description')).toHaveAccessibleDescription(
    'Description must be at least 10 characters',
  )
  await hand.fill(dialog.getByLabel('Description'), 'Grilled over driftwood.')
  await hand.press(dialog.getByRole('checkbox', { name: 'Friday' }))
  await expectToFit(page)
  await hand.press(save)
  await expectToast(page, 'Listing added', `${name}: a draft, until you submit it.`)
  await expect(page.getByRole('button', { name: 'Add Listing' })).toBeFocused()

  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await expect(card).toContainText('Tampa · Not rated yet')
  await hand.press(card.getByRole('button', { name: `Feature ${name}` }))
  await expect(card.getByText('Featured', { exact: true })).toBeVisible()
  await hand.press(card.getByRole('button', { name: `Edit ${name}` }))
  await hand.fill(dialog.getByLabel('Location'), 'Naples')
  await hand.press(save)
  await expectToast(page, 'Listing updated', `${name}: a draft, until you submit it.`)
  await expect(card).toContainText('Naples')
  await hand.press(card.getByRole('button', { name: `Submit ${name}` }))
  await expectToast(page, 'Listing submitted', `${name}: an admin looks at it first.`)
  await expect(card).toContainText('In review')
  await hand.press(card.getByRole('button', { name: `Delete ${name}` }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete listing' }))
  await expect(toastOf(page)).toContainText('Listing deleted')
  await expect(card).toHaveCount(0)
  // For admins the list is a tab's.
  await expect(page.locator('h1:focus, [role=tabpanel]:focus')).toBeVisible()
  await expectToFit(page)
})
