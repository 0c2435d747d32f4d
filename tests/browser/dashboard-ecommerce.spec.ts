import {
  approvedCreator,
  drag,
  expect,
  expectFailure,
  expectToFit,
  expectToast,
  logIn,
  test,
  waitForHydration,
} from './support'
import { DESK, walk } from './walk'

walk(
  'a connection hides its key, is switched off, renamed and deleted',
  async ({ page, hand, open, failNext }) => {
    const name = `Isla Outlet ${Date.now()}`
    await open('/dashboard/ecommerce')
    const add = page.getByRole('button', { name: 'Add platform' }).first()
    const dialog = page.getByRole('dialog')
    await hand.press(add)
    await hand.press(dialog.getByRole('button', { name: 'Add connection' }))
    await expect(dialog.getByText('Platform name is required')).toBeVisible()
    await expect(dialog.getByLabel('Platform name')).toBeFocused()
    await hand.choose(dialog.getByRole('button', { name: /Platform/ }), 'Shopify')
    await hand.fill(dialog.getByLabel('Platform name'), name)
    await hand.fill(dialog.getByRole('textbox', { name: 'API key' }), 'sk_live_987654321')
    await failNext('POST /api/platform-connections')
    await hand.press(dialog.getByRole('button', { name: 'Add connection' }))
    await expectFailure(page, 'Failed to create connection')
    await expect(dialog.getByLabel('Platform name')).toHaveValue(name)
    await expectToFit(page)
    await hand.press(dialog.getByRole('button', { name: 'Add connection' }))
    await expectToast(page, 'Platform connection created successfully')
    await expect(add).toBeFocused()

    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText('••••4321')
    await expect(card).not.toContainText('sk_live')
    const active = card.getByRole('switch', { name: 'Active' })
    await failNext('PATCH /api/platform-connections/*')
    await hand.press(active)
    await expectFailure(page, 'Failed to update connection')
    await expect(active).toBeChecked()
    await hand.press(active)
    await expectToast(page, 'Platform connection updated successfully')
    await expect(active).not.toBeChecked()
    await expect(card).toContainText('Inactive')
    await expect(active).toBeFocused()

    const question = page.getByRole('alertdialog', { name: 'Delete this connection?' })
    await hand.press(card.getByRole('button', { name: `Delete ${name}` }))
    await failNext('DELETE /api/platform-connections/*')
    await hand.press(question.getByRole('button', { name: 'Delete connection' }))
    await expectFailure(page, 'Failed to delete connection')
    await hand.press(question.getByRole('button', { name: 'Delete connection' }))
    await expectToast(page, 'Platform connection deleted successfully')
    await expect(card).toHaveCount(0)
    await expectToFit(page)
  },
)

walk(
  'a product is added, shows in the shop at once, and leaves it again',
  async ({ page, hand, open, failNext }) => {
    const title = `Reef sandal ${Date.now()}`
    await open('/dashboard/ecommerce')
    await hand.press(page.getByRole('tab', { name: /Products/ }))
    const dialog = page.getByRole('dialog')
    await hand.press(page.getByRole('button', { name: 'Add product' }).first())
    await hand.press(dialog.getByRole('button', { name: 'Add product' }))
    await expect(dialog.getByText('Product title is required')).toBeVisible()
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await hand.fill(dialog.getByLabel('Title'), title)
    await hand.fill(dialog.getByLabel('Price', { exact: true }), '59.90')
    await hand.fill(dialog.getByLabel('Inventory'), '7')
    await failNext('POST /api/products')
    await hand.press(dialog.getByRole('button', { name: 'Add product' }))
    await expectFailure(page, 'Failed to create product')
    await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('$59.90')
    await expectToFit(page)
    await hand.press(dialog.getByRole('button', { name: 'Add product' }))
    await expectToast(page, 'Product created successfully')
    await page.goto('/shop')
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Only 7 left!')
    await open('/dashboard/ecommerce')
    await hand.press(page.getByRole('tab', { name: /Products/ }))

    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('$59.90')
    await expect(row).toContainText('Only 7 left')
    await hand.press(row.getByRole('button', { name: `Edit ${title}` }))
    await hand.fill(dialog.getByLabel('Price', { exact: true }), '49.90')
    await hand.press(dialog.getByRole('switch', { name: 'Active' }))
    await failNext('PATCH /api/products/*')
    await hand.press(dialog.getByRole('button', { name: 'Save product' }))
    await expectFailure(page, 'Failed to update product')
    await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('$49.90')
    await hand.press(dialog.getByRole('button', { name: 'Save product' }))
    await expectToast(page, 'Product updated successfully', `${title} is hidden.`)
    await expect(row).toContainText('$49.90')
    expect(await (await page.request.get('/api/products')).text()).not.toContain(title)

    await hand.press(row.getByRole('button', { name: `Delete ${title}` }))
    const question = page.getByRole('alertdialog', { name: `Delete ${title}?` })
    await failNext('DELETE /api/products/*')
    await hand.press(question.getByRole('button', { name: 'Delete product' }))
    await expectFailure(page, 'Failed to delete product')
    await hand.press(question.getByRole('button', { name: 'Delete product' }))
    await expectToast(page, 'Product deleted successfully')
    await expect(row).toHaveCount(0)
    await expectToFit(page)
  },
)

test('pictures are put in order by the mouse', async ({ page, request, context }) => {
  const { username, password } = await approvedCreator(request, 'curator')
  await logIn(context, username, password)
  const shop = (await (await context.request.get('/api/products')).json()) as { images: string[] }[]
  const images = [...new Set(shop.flatMap((product) => product.images.slice(0, 1)))].slice(0, 3)
  const data = { title: 'Tide bag', price: 4_800, inventoryQuantity: 2, images }
  const made = await context.request.post('/api/products', { data })
  const { id } = (await made.json()) as { id: string }

  await page.setViewportSize(DESK)
  await page.goto('/dashboard/ecommerce?tab=products')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Edit Tide bag' }).click()
  const pictures = page.getByRole('dialog').getByRole('grid', { name: 'Pictures' }).getByRole('row')
  await drag(page, pictures.nth(2), pictures.nth(0))
  await expect(pictures.nth(0).locator('img')).toHaveAttribute('title', images[2] ?? '')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expectToast(page, 'Product updated successfully', 'Tide bag is live.')
  const stored = await context.request.get('/api/products/my')
  expect(await stored.json()).toMatchObject([{ images: [images[2], images[0], images[1]] }])
  expect((await context.request.delete(`/api/products/${id}`)).ok()).toBe(true)
})
