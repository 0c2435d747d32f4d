import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@/contracts/commerce/products'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { EcommerceScreen } from './EcommerceScreen'
import { bodyOf, connection, product, serve, sized } from './testing/shop'

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
