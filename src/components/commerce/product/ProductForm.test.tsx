import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductPage } from '@/contracts/commerce/productPage'
import type { CartItem } from '../../cart/cart'
import { CART_KEY } from '../../cart/cartCount'
import { expectToast, renderScreen } from '../../testing/renderScreen'
import { ProductForm } from './ProductForm'

await import('../../ui/toast/Toast')

const user = userEvent.setup()
const variant = (id: string, values: string[], inventoryQuantity: number, price = 14_800) => ({
  id,
  values,
  price,
  inventoryQuantity,
})
const dress: ProductPage = {
  id: 'dress',
  slug: 'marea-slip-dress',
  title: 'Marea slip dress',
  description: null,
  category: null,
  price: 14_800,
  compareAtPrice: null,
  currency: 'USD',
  images: ['/dress.webp'],
  isFeatured: 'false',
  inventoryQuantity: 14,
  createdAt: '2026-03-01T00:00:00.000Z',
  weight: null,
  downloads: [],
  availableFrom: null,
  sellerName: 'Isla',
  sellerFrom: null,
  shipping: null,
  hasPickup: false,
  returns: null,
  options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
  variants: [variant('s', ['S'], 12), variant('m', ['M'], 2, 15_000), variant('l', ['L'], 0)],
}
const plain: ProductPage = { ...dress, options: [], variants: [], inventoryQuantity: 3 }

beforeEach(() => localStorage.clear())

const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as CartItem[]
const add = () => user.click(screen.getByRole('button', { name: 'Add to cart' }))

describe('a product with options', () => {
  test('asks for the open one, and leads to it', async () => {
    const seen: unknown[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.querySelector('legend')?.textContent)
    })
    renderScreen(<ProductForm product={dress} />)
    await add()
    expect(screen.getByText('Choose a size.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'S' }))
    expect(seen).toEqual(['Size'])
    expect(screen.getByRole('button', { name: 'Choose a size' })).toBeTruthy()
    expect(stored()).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'S' }))
    expect(screen.queryByText('Choose a size.')).toBeNull()
  })

  test('adds the chosen variant at its price, no more than there are', async () => {
    renderScreen(<ProductForm product={dress} />)
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(screen.getByText('Only 2 left!')).toBeTruthy()
    expect(screen.getByText('$150.00')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'One more Marea slip dress' }))
    await add()
    await expectToast('Added to cart', 'Marea slip dress, Size MView cart')
    // The cart's icon shows it (components/layout/SiteStyles.tsx).
    expect(document.documentElement.style.getPropertyValue('--cart-pieces')).toBe('"2"')
    expect(stored()).toEqual([
      {
        id: 'dress:m',
        productId: 'dress',
        variantId: 'm',
        title: 'Marea slip dress',
        detail: 'Size M',
        price: 15_000,
        quantity: 2,
        currency: 'USD',
        image: '/dress.webp',
      },
    ])
    await add()
    await expectToast('Only 2 left!', 'All of them are in your cart already.', 'alert')
  })

  test('says beside the option how few are left, below it where the size guide is', async () => {
    const { unmount } = renderScreen(<ProductForm product={dress} />)
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(within(screen.getByRole('group', { name: 'Size' })).getByText('Only 2 left!')).toBeTruthy()
    unmount()
    renderScreen(<ProductForm product={dress} guideId="guide" />)
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(within(screen.getByRole('group', { name: 'Size' })).queryByText('Only 2 left!')).toBeNull()
    // Not the toast of the test before.
    expect(screen.getByText('Only 2 left!', { selector: 'p' })).toBeTruthy()
  })

  test('strikes what is sold out', () => {
    renderScreen(<ProductForm product={dress} />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'L , sold out' }).disabled).toBe(true)
  })

  test('strikes combinations that nobody has, once the other option is chosen', async () => {
    const options = [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Coral', 'Sand'] },
    ]
    const variants = [variant('1', ['S', 'Coral'], 4), variant('2', ['M', 'Sand'], 4)]
    renderScreen(<ProductForm product={{ ...dress, options, variants }} />)
    await user.click(screen.getByRole('radio', { name: 'S' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Sand/ }).disabled).toBe(true)
    await add()
    expect(screen.getByText('Choose a colour.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose a colour' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Coral' }))
    await add()
    expect(stored()[0]?.detail).toBe('Size S, Colour Coral')
  })
})

describe('a product that is not available yet', () => {
  test('says the day, and is ordered ahead', () => {
    renderScreen(<ProductForm product={{ ...plain, availableFrom: '2027-03-01' }} />)
    expect(screen.getByText('Ordered ahead: available from Mar 1, 2027, and sent then.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Pre-order' })).toBeTruthy()
  })
})

describe('a product without options', () => {
  test('says how few are left, and adds at once', async () => {
    renderScreen(<ProductForm product={plain} />)
    expect(screen.getByText('Only 3 left!')).toBeTruthy()
    await add()
    expect(stored().map(({ id, quantity }) => [id, quantity])).toEqual([['dress', 1]])
  })

  test('cannot be added when there is none', () => {
    renderScreen(<ProductForm product={{ ...plain, inventoryQuantity: 0 }} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Out of stock' }).disabled).toBe(true)
  })
})
