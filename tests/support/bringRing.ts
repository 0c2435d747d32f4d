import type { Page } from '@playwright/test'

type Piece = { id: string; title: string; price: number; currency: string }

/** Puts one ring in the cart, unless the page has stored a cart already. */
export async function bringRing(page: Page): Promise<void> {
  const products = (await (await page.request.get('/api/products')).json()) as Piece[]
  const cart = products
    .filter(({ title }) => title === 'Stacking rings')
    .map((piece) => ({ ...piece, productId: piece.id, detail: null, quantity: 1, image: null }))
  await page.addInitScript((text) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', text)
  }, JSON.stringify(cart))
}
