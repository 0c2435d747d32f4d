import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@/contracts/commerce/products'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { answerCalls } from '../../testing/answerCalls'
import { mediaOf, startOf } from '../../testing/mediaOf'
import { admin, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { EcommerceScreen } from './EcommerceScreen'

const connection: PlatformConnection = {
  id: 'c1',
  userId: 'user-isla',
  platform: 'shopify',
  platformName: 'Isla Shop',
  apiKey: '••••1234',
  apiSecret: null,
  shopUrl: null,
  accessToken: null,
  isActive: 'true',
  lastSyncedAt: null,
}
const product: Product = {
  id: 'p1',
  userId: 'user-isla',
  platformConnectionId: null,
  externalId: null,
  title: 'Slip dress',
  description: null,
  price: 14_800,
  compareAtPrice: null,
  currency: 'USD',
  images: [],
  category: 'Dresses',
  tags: [],
  inventoryQuantity: 6,
  sku: 'MAR-01',
  barcode: null,
  weight: null,
  isActive: 'true',
  isFeatured: 'false',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
}

/** Answers the screen's calls; `stored` is what every product has of options, variants and files. */
function serve(connections: PlatformConnection[], products: Product[], more = {}, stored: object = {}) {
  const variants = {
    options: [],
    variants: [],
    files: [],
    availableFrom: null,
    slug: 'slip-dress',
    ...stored,
  }
  const counts = { variants: variants.variants.length, files: variants.files.length }
  const details = ['p1', 'p2', 'p3'].map((id) => [
    `GET /api/products/${id}/details`,
    () => ({ body: { product: products.find((each) => each.id === id), variants: { ...variants, id } } }),
  ])
  return answerCalls({
    ...Object.fromEntries(details),
    'GET /api/platform-connections': () => ({ body: connections }),
    'GET /api/products/rows': () => ({
      body: products.map((each) => ({ ...each, ...counts, picture: each.images[0] ?? null })),
    }),
    'GET /api/products/waiting': () => ({ body: { nextWaits: false, products: [] } }),
    ...more,
  })
}
const bodyOf = (made: { call: string; body: unknown }[], call: string) =>
  made.findLast((each) => each.call === call)?.body

test('sums up active and all, with a fixed revenue', async () => {
  serve([connection, { ...connection, id: 'c2', isActive: 'false' }], [product])
  renderDashboardScreen(<EcommerceScreen />)
  const strip = within(await screen.findByLabelText('Shop'))
  const numbers = strip.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(numbers).toEqual(['1of 2 total', '1of 1 total', '$0.00Track sales in Analytics'])
  expect(strip.getByRole('link', { name: 'Total Revenue' }).getAttribute('href')).toBe('/dashboard/analytics')
  expect(screen.getByText(/^Revenue is what your products sold here/)).toBeTruthy()
})

test('checks and adds a connection; a manual one has no key fields, and sends no key', async () => {
  const made = serve([], [], { 'POST /api/platform-connections': () => ({ status: 201, body: connection }) })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  expect(await screen.findByText('No platforms connected')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Add platform' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Shop URL/), 'shop')
  await user.click(dialog.getByRole('button', { name: /Add connection/ }))
  expect(dialog.getByText('Platform name is required')).toBeTruthy()
  expect(dialog.getByText('Must be a valid URL')).toBeTruthy()
  await user.type(dialog.getByLabelText('API key optional'), 'typed for TikTok')
  await user.type(dialog.getByLabelText('API secret optional'), 'typed for TikTok')
  await user.click(dialog.getByRole('button', { name: /Platform.*TikTok Shop|TikTok Shop.*Platform/ }))
  await user.click(screen.getByRole('option', { name: 'Manual' }))
  expect(dialog.queryByLabelText('API key optional')).toBeNull()
  expect(dialog.queryByLabelText('API secret optional')).toBeNull()
  await user.type(dialog.getByLabelText('Platform name'), 'Market stall')
  const url = dialog.getByLabelText('Shop URL (required for manual)')
  await user.clear(url)
  await user.click(dialog.getByRole('button', { name: /Add connection/ }))
  expect(dialog.getByText('Enter the shop URL')).toBeTruthy()
  await user.type(url, 'https://stall.example.com')
  await user.click(dialog.getByRole('button', { name: /Add connection/ }))
  await expectToast('Platform connection created successfully', '')
  expect(bodyOf(made, 'POST /api/platform-connections')).toEqual({
    platform: 'manual',
    platformName: 'Market stall',
    apiKey: null,
    apiSecret: null,
    shopUrl: 'https://stall.example.com',
    accessToken: null,
    isActive: 'true',
  })
})

test('keeps stored secrets when a connection is edited, and asks before deleting', async () => {
  const made = serve([connection], [], {
    'PATCH /api/platform-connections/c1': () => ({ body: connection }),
    'DELETE /api/platform-connections/c1': () => ({ status: 500, body: {} }),
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  expect(await screen.findByText('••••1234')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit Isla Shop' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Save connection/ }))
  await expectToast('Platform connection updated successfully', '')
  expect(Object.keys(bodyOf(made, 'PATCH /api/platform-connections/c1') as object)).not.toContain('apiKey')
  await user.click(screen.getByRole('button', { name: 'Delete Isla Shop' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete connection/ }),
  )
  await expectToast('Error', 'Failed to delete connection', 'alert')
})

test('a connection that was changed elsewhere is shown beside what is typed, and no key with it', async () => {
  const stored = [connection]
  const made = serve(stored, [], {
    'PATCH /api/platform-connections/c1': (body: { was: PlatformConnection }) => {
      if (body.was.platformName === 'Shop of Isla') return { body: stored[0] }
      stored[0] = { ...connection, platformName: 'Shop of Isla', isActive: 'false' }
      return { status: 409, body: { message: 'This was changed elsewhere. Load it again.' } }
    },
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Isla Shop' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('API key optional'), 'new key')
  await user.type(dialog.getByLabelText('Platform name'), '!')
  await user.click(dialog.getByRole('button', { name: /Save connection/ }))
  const both = within(await screen.findByRole('alertdialog', { name: 'Two versions of one connection' }))
  const chosen = both.getAllByRole('radio', { checked: true }).map(({ ariaLabel }) => ariaLabel)
  expect(chosen).toEqual(['Mine: Isla Shop!', 'Mine: A new one', 'Theirs: No'])
  expect(both.getByText('Mine for platform name and API key, theirs for active')).toBeTruthy()
  await user.click(both.getByRole('button', { name: 'Save this choice' }))
  await expectToast('Platform connection updated successfully', '')
  expect(bodyOf(made, 'PATCH /api/platform-connections/c1')).toMatchObject({
    platformName: 'Isla Shop!',
    apiKey: 'new key',
    isActive: 'false',
    was: { platformName: 'Shop of Isla', apiKey: '••••1234', isActive: 'false' },
  })
})

test('clears the stored key of a connection that becomes manual, and says so before', async () => {
  const made = serve([{ ...connection, apiSecret: '••••5678', accessToken: '••••9012' }], [], {
    'PATCH /api/platform-connections/c1': () => ({ body: connection }),
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Isla Shop' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('status')).toBeNull()
  await user.click(dialog.getByRole('button', { name: /Platform.*Shopify|Shopify.*Platform/ }))
  await user.click(screen.getByRole('option', { name: 'Manual' }))
  expect(dialog.getByRole('status').textContent).toBe(
    'A manual connection has no API key or secret. Saving removes the stored ones.',
  )
  await user.type(dialog.getByLabelText(/Shop URL/), 'https://stall.example.com')
  await user.click(dialog.getByRole('button', { name: /Save connection/ }))
  await expectToast('Platform connection updated successfully', '')
  const sent = bodyOf(made, 'PATCH /api/platform-connections/c1') as object
  expect(sent).toMatchObject({ platform: 'manual', apiKey: null, apiSecret: null })
  expect(Object.keys(sent)).not.toContain('accessToken')
})

test('shows all products again when the last one of the chosen category is gone', async () => {
  const products = [product, { ...product, id: 'p2', title: 'Raffia hat', category: 'Hats' }]
  const made = serve([], products, {
    'DELETE /api/products/p1': () => {
      products.shift()
      return { body: { message: 'Product deleted successfully' } }
    },
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(await screen.findByRole('button', { name: /Category/ }))
  await user.click(screen.getByRole('option', { name: 'Dresses' }))
  expect(screen.queryByText('Raffia hat')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete Slip dress' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete product/ }),
  )
  expect(await screen.findByText('Raffia hat')).toBeTruthy()
  expect(screen.getByRole('button', { name: /All categories/ })).toBeTruthy()
  // The tab Review lists the deleted product otherwise.
  expect(made.filter(({ call }) => call === 'GET /api/products/waiting')).toHaveLength(2)
})

test('sends a product in cents, with "none" as no connection', async () => {
  const made = serve([connection], [], { 'POST /api/products': () => ({ status: 201, body: product }) })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getAllByRole('button', { name: 'Add product' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Add product/ }))
  expect(dialog.getByText('Product title is required')).toBeTruthy()
  await user.type(dialog.getByLabelText('Title'), 'Slip dress')
  await user.type(dialog.getByLabelText('Price'), '148.5')
  await user.click(dialog.getByRole('button', { name: /Add product/ }))
  await expectToast('Product created successfully', '')
  expect(bodyOf(made, 'POST /api/products')).toMatchObject({
    title: 'Slip dress',
    price: 14_850,
    compareAtPrice: null,
    platformConnectionId: null,
    images: [],
    tags: [],
    inventoryQuantity: 0,
    currency: 'USD',
    isActive: 'true',
    isFeatured: 'false',
  })
})

test('saves a draft beside adding it, and publishes one beside saving it', async () => {
  const draft = { ...product, isActive: 'false' as const }
  const made = serve([], [draft], {
    'POST /api/products': () => ({ status: 201, body: draft }),
    [`PATCH /api/products/${product.id}`]: () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getAllByRole('button', { name: 'Add product' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Title'), 'Slip dress')
  await user.type(dialog.getByLabelText('Price'), '148')
  await user.click(dialog.getByRole('button', { name: 'Save as draft' }))
  await expectToast('Product created successfully', '')
  expect(bodyOf(made, 'POST /api/products')).toMatchObject({ title: 'Slip dress', isActive: 'false' })
  await user.click(await screen.findByRole('button', { name: `Edit ${product.title}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(bodyOf(made, `PATCH /api/products/${product.id}`)).toMatchObject({ isActive: 'true' }),
  )
})

test('says what is wrong with a number, and what becomes of the product', async () => {
  serve([], [])
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getAllByRole('button', { name: 'Add product' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const add = dialog.getByRole('button', { name: /Add product/ })
  const describedBy = (label: string) =>
    (dialog.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  expect(dialog.getByText('In the shop as soon as you save, marked out of stock.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Title'), 'Slip dress')
  await user.clear(dialog.getByLabelText('Inventory'))
  await user.type(dialog.getByLabelText('Inventory'), '1.5')
  await user.click(add)
  expect(describedBy('Price')).toBe('Enter a price')
  expect(describedBy('Inventory')).toBe('Enter a whole number')
  await user.type(dialog.getByLabelText('Price'), '-1')
  await user.clear(dialog.getByLabelText('Inventory'))
  await user.type(dialog.getByLabelText('Inventory'), '-2')
  await user.click(add)
  expect(describedBy('Price')).toBe('Price must be positive')
  expect(describedBy('Inventory')).toBe('Inventory must be positive')
  await user.clear(dialog.getByLabelText('Price'))
  await user.type(dialog.getByLabelText('Price'), '20')
  expect(describedBy('Compare-at price optional')).toBe('Struck through beside the price.')
  await user.type(dialog.getByLabelText('Compare-at price optional'), '20')
  await user.clear(dialog.getByLabelText('Inventory'))
  await user.type(dialog.getByLabelText('Inventory'), '3{Tab}')
  expect(describedBy('Compare-at price optional')).toBe(
    'Not above the price, so the shop shows no reduction.',
  )
  expect(dialog.getByText('In the shop as soon as you save.')).toBeTruthy()
  await user.click(dialog.getByRole('switch', { name: /Active/ }))
  expect(dialog.queryByText(/In the shop as soon/)).toBeNull()
})

test('shows the prices of a product in its own currency', async () => {
  serve([], [{ ...product, currency: 'EUR', compareAtPrice: 18_000 }])
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getByRole('button', { name: 'Edit Slip dress' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Price')).toHaveProperty('value', '€148.00')
  expect(dialog.getByLabelText('Compare-at price optional')).toHaveProperty('value', '€180.00')
})

test('takes tags as they are typed: commas come and go, and empty ones are not sent', async () => {
  const made = serve([], [{ ...product, tags: ['linen', 'summer'] }], {
    'PATCH /api/products/p1': () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getByRole('button', { name: 'Edit Slip dress' }))
  const dialog = within(await screen.findByRole('dialog'))
  const tags = dialog.getByLabelText('Tags optional')
  expect(tags).toHaveProperty('value', 'linen, summer')
  await user.type(tags, ',,{Backspace}{Backspace}')
  expect(tags).toHaveProperty('value', 'linen, summer')
  await user.type(tags, ' ,beach ,')
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  await expectToast('Product updated successfully', 'Slip dress is live.')
  expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ tags: ['linen', 'summer', 'beach'] })

  await user.click(screen.getByRole('button', { name: 'Edit Slip dress' }))
  const again = within(await screen.findByRole('dialog'))
  await user.clear(again.getByLabelText('Tags optional'))
  await user.click(again.getByRole('button', { name: /Save product/ }))
  await waitFor(() => expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ tags: [] }))
})

test('switches a product off and on, and shows low stock', async () => {
  const shown = { ...product }
  const made = serve([], [shown], {
    'PATCH /api/products/p1': (body: unknown) => ({ body: Object.assign(shown, body) }),
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  expect(screen.getByText('Only 6 left')).toBeTruthy()
  const active = screen.getByRole('switch', { name: 'Slip dress is active' })
  for (const isOn of [false, true]) {
    await user.click(active)
    await waitFor(() => expect(active.getAttribute('aria-readonly')).toBeNull())
    expect(active).toHaveProperty('checked', isOn)
  }
  await expectToast('Product updated successfully', '')
  const sent = made.filter(({ call }) => call === 'PATCH /api/products/p1').map(({ body }) => body)
  expect(sent).toEqual([{ isActive: 'false' }, { isActive: 'true' }])
})

/** The row of a product. */
const rowOf = (title: string) => within(screen.getByText(title).closest('tr') as HTMLElement)

test('a price is changed where it stands: Escape restores, a bad one is told, Enter saves', async () => {
  const products = [{ ...product }]
  const made = serve([], products, {
    'PATCH /api/products/p1/number': () => ({
      body: Object.assign(products[0] as Product, { price: 9_900 }),
    }),
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  const opener = await screen.findByRole('button', { name: /^\$148\.00.*change price of Slip dress$/ })
  const field = () => screen.getByRole('textbox', { name: 'price of Slip dress' })
  await user.click(opener)
  expect(document.activeElement).toBe(field())
  await user.keyboard('55{Escape}')
  expect(document.activeElement?.textContent).toBe('$148.00, change price of Slip dress')
  await user.keyboard('{Enter}-1{Enter}')
  expect(screen.getByText('Price must be positive')).toBeTruthy()
  await user.clear(field())
  await user.keyboard('99{Enter}')
  await expectToast('Product updated successfully', '')
  expect(await screen.findByRole('button', { name: /^\$99\.00.*change/ })).toBe(document.activeElement)
  expect(made.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { field: 'price', from: 14_800, to: 9_900 },
  ])
})

test('a number that somebody changed meanwhile is not overwritten, and a failed call changes nothing', async () => {
  const products = [{ ...product }]
  const answers = [
    { status: 500, body: {} },
    { status: 409, body: { message: 'Changed meanwhile. This is the value now.' } },
  ]
  serve([], products, {
    'PATCH /api/products/p1/number': () => {
      const answer = answers.shift() as { status: number; body: object }
      if (answer.status === 409) products[0] = { ...product, inventoryQuantity: 40 }
      return answer
    },
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Only 6 left.*change stock of Slip dress$/ }))
  await user.keyboard('50{Enter}')
  expect((await screen.findByText(/^Not saved/)).textContent).toBe('Not saved. Please try again.')
  await expectToast('Error', 'Failed to update product', 'alert')
  await user.click(screen.getByRole('button', { name: /^Only 6 left.*change stock of Slip dress$/ }))
  await user.keyboard('50{Enter}')
  expect(await screen.findByText('Changed meanwhile. This is the value now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^40.*change stock of Slip dress$/ })).toBeTruthy()
})

test('changes several at once, and says how many were not there any more', async () => {
  const hat = { ...product, id: 'p2', title: 'Raffia hat' }
  const made = serve([], [product, hat], {
    'POST /api/products/batch': () => ({ body: { done: ['p1'], failed: ['p2'] } }),
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Slip dress' }))
  await user.click(screen.getByRole('checkbox', { name: '1 chosen' }))
  expect(screen.getByRole('checkbox', { name: '2 chosen' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: /^Set inactive/ }))
  await expectToast('1 product inactive', '1 product had been deleted meanwhile.', 'alert')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete 2 products/ }),
  )
  await expectToast('1 product deleted', '1 product had been deleted meanwhile.', 'alert')
  expect(screen.getByRole('checkbox', { name: 'Choose all' })).toHaveProperty('checked', false)
  expect(made.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { change: 'deactivate', ids: ['p1', 'p2'] },
    { change: 'delete', ids: ['p1', 'p2'] },
  ])
})

test('copies everything but what names this one, and leads to the shop where visitors see it', async () => {
  const hidden = { ...product, id: 'p2', title: 'Raffia hat', isActive: 'false' as const }
  const made = serve([], [{ ...product, images: ['https://pictures.example.com/dress.webp'] }, hidden], {
    'POST /api/products': () => ({ status: 201, body: { ...product, title: 'Slip dress (copy)' } }),
  })
  const { router } = renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'More for Slip dress' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await expectToast(
    'Product created successfully',
    'Slip dress (copy) stays out of the shop until you switch it on.',
  )
  expect(bodyOf(made, 'POST /api/products')).toMatchObject({
    title: 'Slip dress (copy)',
    price: 14_800,
    images: ['https://pictures.example.com/dress.webp'],
    inventoryQuantity: 6,
    sku: null,
    isActive: 'false',
  })
  await user.click(screen.getByRole('button', { name: 'More for Slip dress' }))
  await user.click(await screen.findByRole('menuitem', { name: 'View in shop' }))
  expect(router.push).toHaveBeenCalledWith('/shop?q=Slip%20dress')
  await user.click(screen.getByRole('button', { name: 'More for Raffia hat' }))
  const notThere = await screen.findByRole('menuitem', { name: 'Not in the shop' })
  expect(notThere.getAttribute('aria-disabled')).toBe('true')
})

test('pictures come from Media, public after a question, and stand in the order one likes', async () => {
  const file = mediaOf({ name: 'front.webp' })
  const publicUrl = 'http://localhost:3000/files/0/front.webp'
  const images = ['https://pictures.example.com/dress.webp']
  const made = serve([], [{ ...product, images }], {
    'GET /api/media': () => ({ body: startOf([file]).media }),
    'PATCH /api/media/front.webp': () => ({ body: { ...file, visibility: 'public', publicUrl, version: 2 } }),
    'PATCH /api/products/p1': () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Slip dress' }))
  await user.click(await screen.findByRole('button', { name: 'Choose from Media' }))
  // The picker's code is loaded on demand.
  const opened = await screen.findByRole('dialog', { name: 'Choose from Media' }, { timeout: 10_000 })
  const picker = within(opened)
  expect(made.find(({ call }) => call === 'GET /api/media')?.query).toBe('kind=image')
  await user.click(await picker.findByRole('row', { name: 'front.webp' }))
  await user.click(picker.getByRole('button', { name: 'Add file' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Make front.webp public?' }))
  await user.click(question.getByRole('button', { name: 'Make public' }))
  await user.click(await screen.findByRole('button', { name: 'Move front.webp' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  expect(screen.getByText('Picture 2: now 1 of 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  await waitFor(() =>
    expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ images: [publicUrl, ...images] }),
  )
  expect(bodyOf(made, 'PATCH /api/media/front.webp')).toEqual({ version: 1, visibility: 'public' })
})

test('pictures are dragged by the keyboard, and one that is removed leaves the others', async () => {
  const images = ['front', 'back', 'detail'].map((name) => `https://pictures.example.com/${name}.webp`)
  const made = serve([], [{ ...product, images }], { 'PATCH /api/products/p1': () => ({ body: product }) })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Slip dress' }))
  const grip = await screen.findByRole('button', { name: /^Drag detail.webp/ })
  act(() => grip.focus())
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowLeft}')
  await user.keyboard('{ArrowLeft}')
  await user.keyboard('{Enter}')
  const shown = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
  await waitFor(() =>
    expect(shown()).toEqual(['front.webp, 1 of 3', 'detail.webp, 2 of 3', 'back.webp, 3 of 3']),
  )
  await user.click(screen.getByRole('button', { name: 'Remove front.webp' }))
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  await waitFor(() =>
    expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ images: [images[2], images[1]] }),
  )
})

test('files to download are uploaded in the dialog, and take the place of stock and options', async () => {
  const file = { id: 'f1', name: 'Presets.zip', bytes: 12_400_000 }
  const made = serve([], [product], {
    'POST /api/product-files': () => ({ status: 201, body: file }),
    'PATCH /api/products/p1': () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Slip dress' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit product' })
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement
  const large = new File([''], 'Film.mov')
  Object.defineProperty(large, 'size', { value: 51 * 1024 * 1024 })
  await user.upload(input, large)
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Film.mov: A file may have at most 50 MB',
  )
  await user.upload(input, new File(['x'], 'Presets.zip'))
  expect(await within(dialog).findByRole('button', { name: 'Remove Presets.zip' })).toBeTruthy()
  expect(made.find(({ call }) => call === 'POST /api/product-files')?.query).toBe('name=Presets.zip')
  expect(within(dialog).queryByLabelText('Inventory')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Add options' })).toBeNull()
  const hint = 'Nobody can hold a download: say what is in it, or add a picture.'
  await user.clear(within(dialog).getByLabelText(/^Description/))
  expect(within(dialog).getByText(hint)).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Description/), 'Ten presets.')
  expect(within(dialog).queryByText(hint)).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Save product' }))
  await waitFor(() => expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ fileIds: ['f1'] }))
})

test('sorts by its heads: up, down, and back to newest first', async () => {
  serve([], [product, { ...product, id: 'p2', title: 'Anklet', price: 900 }])
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products&sort=-price')
  const user = userEvent.setup()
  const head = await screen.findByRole('columnheader', { name: 'Price' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  await user.click(within(head).getByRole('button'))
  expect([head.getAttribute('aria-sort'), window.location.search]).toEqual(['none', '?tab=products'])
  await user.click(within(head).getByRole('button'))
  expect(screen.getAllByText(/^(Slip dress|Anklet)$/).map(({ textContent }) => textContent)).toEqual([
    'Anklet',
    'Slip dress',
  ])
})

test('keeps what was typed for a product that was deleted meanwhile, and takes its row away', async () => {
  const products = [product]
  const made = serve([], products, {
    'PATCH /api/products/p1': () => {
      products.length = 0
      return { status: 404, body: { message: 'Not found' } }
    },
    'POST /api/products': () => ({ status: 201, body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Slip dress' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Title'))
  await user.type(dialog.getByLabelText('Title'), 'Slip dress, long')
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  await expectToast('Error', 'Failed to update product', 'alert')
  expect(dialog.getByRole('alert').textContent).toMatch(/^This product was deleted meanwhile/)
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Slip dress, long')
  expect(screen.queryByText('Slip dress')).toBeNull()
  await user.click(dialog.getByRole('button', { name: /Add it again/ }))
  await expectToast('Product created successfully', '')
  expect(bodyOf(made, 'POST /api/products')).toMatchObject({ title: 'Slip dress, long', price: 14_800 })
})

test('a product that was changed elsewhere is shown beside what is typed, stock and all', async () => {
  let stored = { product, variants: sized }
  const made = serve([], [product], {
    'GET /api/products/p1/details': () => ({ body: stored }),
    'PATCH /api/products/p1': (body: Product) => {
      if (body.updatedAt !== product.updatedAt) return { body: stored.product }
      const variants = sized.variants.map((each) => ({ ...each, inventoryQuantity: 1 }))
      stored = {
        product: { ...product, price: 12_000, updatedAt: '2026-11-02T10:00:00.000Z' },
        variants: { ...sized, variants },
      }
      return { status: 409, body: { message: 'This was changed elsewhere. Load it again.' } }
    },
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getByRole('button', { name: 'Edit Slip dress' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Title'), '!')
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  const both = within(await screen.findByRole('alertdialog', { name: 'Two versions of one product' }))
  const chosen = both.getAllByRole('radio', { checked: true }).map(({ ariaLabel }) => ariaLabel)
  expect(chosen).toEqual([
    'Mine: Slip dress!',
    'Theirs: $120.00',
    'Theirs: S: 1 in stock, SKU MAR-S\nM: 1 in stock, $150.00',
  ])
  await user.click(both.getByRole('button', { name: 'Save this choice' }))
  await expectToast('Product updated successfully', 'Slip dress is live.')
  expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({
    title: 'Slip dress!',
    price: 12_000,
    inventoryWas: { v1: 1, v2: 1 },
    updatedAt: '2026-11-02T10:00:00.000Z',
  })
})

test('marks what awaits approval; only an admin gives it', async () => {
  const waiting = {
    id: 'p1',
    title: 'Slip dress',
    description: null,
    price: 14_800,
    currency: 'USD',
    images: [],
    username: 'nina',
    createdAt: product.createdAt,
  }
  const left = [waiting]
  const answers = {
    'GET /api/products/waiting': () => ({ body: { nextWaits: true, products: left } }),
    'POST /api/products/p1/approve': () => {
      left.length = 0
      return { body: { message: 'Product approved' } }
    },
  }
  serve([], [product], answers)
  const { unmount } = renderDashboardScreen(<EcommerceScreen />, undefined, '?tab=products')
  await screen.findByText('Slip dress')
  expect(rowOf('Slip dress').getByText('Awaiting approval')).toBeTruthy()
  expect(screen.queryByRole('tab', { name: /To review/ })).toBeNull()
  unmount()

  renderDashboardScreen(<EcommerceScreen />, admin, '?tab=review')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Approve Slip dress' }))
  await expectToast(
    'Product approved',
    'Visitors see Slip dress while it is active, and what nina adds from now on.',
  )
  expect(await screen.findByText('Nothing waits')).toBeTruthy()
})

const sized = {
  id: 'p1',
  slug: 'slip-dress',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  files: [],
  variants: [
    { id: 'v1', values: ['S'], sku: 'MAR-S', price: null, inventoryQuantity: 4, isActive: 'true' },
    { id: 'v2', values: ['M'], sku: null, price: 15_000, inventoryQuantity: 2, isActive: 'true' },
  ],
}

test('gives a product options: a row for each combination, which keeps what it has', async () => {
  const made = serve([], [product], {
    'PATCH /api/products/p1': () => ({ body: product }),
  })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getByRole('button', { name: 'Edit Slip dress' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Add options' }))
  await user.type(dialog.getByLabelText('Values'), 'S,M{Enter}')
  expect(dialog.queryByLabelText('Inventory')).toBeNull()
  await user.clear(dialog.getByLabelText('Stock of S'))
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  expect(dialog.getByText('Enter the stock of each')).toBeTruthy()
  await user.type(dialog.getByLabelText('Stock of S'), '5')
  await user.click(dialog.getByRole('button', { name: 'Second option' }))
  await user.type(dialog.getAllByLabelText('Name')[1] as HTMLElement, 'Colour')
  await user.type(dialog.getAllByLabelText('Values')[1] as HTMLElement, 'Coral{Enter}Navy{Enter}')
  expect(dialog.getByLabelText<HTMLInputElement>('Stock of S / Coral').value).toBe('5')
  await user.click(dialog.getByRole('button', { name: /^Remove Navy/ }))
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  await expectToast('Product updated successfully', 'Slip dress is live.')
  const body = bodyOf(made, 'PATCH /api/products/p1')
  expect(body).toMatchObject({
    inventoryWas: 6,
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Coral'] },
    ],
    variants: [
      { values: ['S', 'Coral'], inventoryQuantity: 5 },
      { values: ['M', 'Coral'], inventoryQuantity: 0 },
    ],
  })
  expect(body).not.toHaveProperty('inventoryQuantity')
})

test('Enter in a list of the form never sends it, and the stock typed before options stays', async () => {
  const made = serve([], [], { 'POST /api/products': () => ({ status: 201, body: product }) })
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getAllByRole('button', { name: 'Add product' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Title'), 'Shirt')
  expect(dialog.getByLabelText('Price')).toHaveProperty('placeholder', '$0.00')
  await user.type(dialog.getByLabelText('Price'), '1.2k')
  await user.clear(dialog.getByLabelText('Inventory'))
  await user.type(dialog.getByLabelText('Inventory'), '9')
  await user.click(dialog.getByRole('button', { name: 'Add options' }))
  await user.type(dialog.getByLabelText('Values'), 'S{Enter}M,{Enter}{Enter}')
  await user.type(dialog.getByLabelText('Name'), '{Enter}')
  for (const field of ['SKU of S', 'Price of S', 'Stock of S', 'Tags optional'])
    await user.type(dialog.getByLabelText(field), '{Enter}')
  expect(made.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  expect(dialog.getByLabelText('Stock of S')).toHaveProperty('value', '9')
  for (const name of [/^Remove M /, /^Remove S /]) await user.click(dialog.getByRole('button', { name }))
  expect(dialog.getByLabelText('Inventory')).toHaveProperty('value', '9')
  await user.click(dialog.getByRole('button', { name: 'Remove Size' }))
  await user.click(dialog.getByRole('button', { name: /^Add product/ }))
  await waitFor(() =>
    expect(bodyOf(made, 'POST /api/products')).toMatchObject({ price: 120_000, inventoryQuantity: 9 }),
  )
})

test('a product with variants shows their sum, and its dialog the stock of each', async () => {
  const made = serve(
    [],
    [product],
    {
      'PATCH /api/products/p1': () => ({
        status: 409,
        body: {
          message: 'The stock has changed meanwhile',
          errors: { 'variants.0.inventoryQuantity': 'The stock has changed meanwhile' },
        },
      }),
      'POST /api/products': () => ({ status: 201, body: product }),
    },
    sized,
  )
  renderDashboardScreen(<EcommerceScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /Products/ }))
  await user.click(screen.getByRole('button', { name: /in 2 variants.*change the stock of Slip dress/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('In all').nextSibling?.textContent).toBe('6')
  await user.click(dialog.getByRole('switch', { name: 'M is active' }))
  expect(dialog.getByText('In all').nextSibling?.textContent).toBe('4')
  await user.click(dialog.getByRole('button', { name: /Save product/ }))
  expect(await dialog.findByText('The stock has changed meanwhile')).toBeTruthy()
  expect(bodyOf(made, 'PATCH /api/products/p1')).toMatchObject({ inventoryWas: { v1: 4, v2: 2 } })
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'More for Slip dress' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(bodyOf(made, 'POST /api/products')).toBeTruthy())
  expect(bodyOf(made, 'POST /api/products')).toMatchObject({
    options: sized.options,
    variants: [
      { id: null, sku: null, values: ['S'], inventoryQuantity: 4 },
      { id: null, sku: null, values: ['M'], inventoryQuantity: 2 },
    ],
  })
})
