import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@/contracts/commerce/products'
import { admin, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { EcommerceScreen } from './EcommerceScreen'
import { bodyOf, connection, product, serve } from './testing/shop'

test('sums up active and all, with a fixed revenue', async () => {
  serve([connection, { ...connection, id: 'c2', isActive: 'false' }], [product])
  renderDashboardScreen(<EcommerceScreen />)
  const strip = within(await screen.findByLabelText('Shop'))
  const numbers = strip.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(numbers).toEqual(['1of 2 total', '1of 1 total', '$0.00Track sales in Analytics'])
  expect(strip.getByRole('link', { name: 'Total Revenue' }).getAttribute('href')).toBe('/dashboard/analytics')
  expect(screen.getByText(/^Revenue is what your products sold here/)).toBeTruthy()
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
