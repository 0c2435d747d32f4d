import { expect, logIn, test } from './support'

test('a short link leads to its product, and comes along into the order', async ({ page, context }) => {
  await logIn(context, 'isla', 'isla-demo-2026')
  const mine = await (await page.request.get('/api/products/my')).json()
  const { id: productId } = mine.find(({ title }: { title: string }) => title === 'Sun hat')
  const made = await page.request.post('/api/short-links', { data: { label: 'Story, Saturday', productId } })
  const { id, code } = await made.json()
  const followed = await page.request.get(`/s/${code.toUpperCase()}`, { maxRedirects: 0 })
  expect([followed.status(), followed.headers().location]).toEqual([307, `/shop/sun-hat?s=${code}`])
  expect((await page.request.get('/s/zzzzzzzz', { maxRedirects: 0 })).status()).toBe(404)

  await page.goto(`/s/${code}`)
  await expect(page).toHaveURL(`/shop/sun-hat?s=${code}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  const lines = JSON.parse((await page.evaluate(() => localStorage.getItem('cart'))) ?? '[]')
  expect(lines).toContainEqual(expect.objectContaining({ productId, link: code }))
  expect((await page.request.delete(`/api/short-links/${id}`)).ok()).toBe(true)
  expect((await page.request.get(`/s/${code}`, { maxRedirects: 0 })).status()).toBe(404)
})
