import type { DeskOrder, DeskRow } from '@/contracts/orders/desk'
import { placeOrder } from '../scenes/placeOrder'
import {
  ADMIN,
  accessibilityFaults,
  expect,
  expectToFit,
  expectToast,
  logIn,
  test,
  waitForHydration,
} from './support'

test('a piece goes back: asked for, approved, sent, received, and only then refunded', async ({
  page,
  browser,
}) => {
  const orderUrl = await placeOrder(page, 'test')
  await page.request.post(orderUrl.replace('/order/', '/api/payments/test/'), { data: { outcome: 'paid' } })
  const admin = await (await browser.newContext()).newPage()
  await logIn(admin.context(), ADMIN.username, ADMIN.password)
  const [, , number] = orderUrl.split('/')
  const found = await admin.request.get(`/api/orders?q=${number}`)
  const { orders } = (await found.json()) as { orders: DeskRow[] }
  const id = orders[0]?.id ?? ''
  const { lines } = (await (await admin.request.get(`/api/orders/${id}`)).json()) as DeskOrder
  const parcel = { key: crypto.randomUUID(), lines: [{ lineId: lines[0]?.id, quantity: 1 }] }
  const tracked = { ...parcel, carrier: 'USPS', trackingNumber: '9400111202555581773004' }
  expect((await admin.request.post(`/api/orders/${id}/shipments`, { data: tracked })).status()).toBe(201)

  await page.goto(orderUrl)
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: 'Track it' })).toHaveAttribute(
    'href',
    /tools\.usps\.com.+3004$/,
  )
  await page.getByRole('button', { name: 'Return something' }).click()
  const ask = page.getByRole('dialog', { name: 'Send back' })
  await expect(ask.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1')
  expect(await accessibilityFaults(page)).toEqual([])
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 640 })
  await expect(ask.getByRole('button', { name: 'Ask to return' })).toBeInViewport({ ratio: 1 })
  await ask.getByRole('textbox', { name: /^Tell the shop more/ }).focus()
  await expect(ask.getByRole('heading', { name: 'Send back' })).toBeInViewport({ ratio: 1 })
  if (wide) await page.setViewportSize(wide)
  await ask.getByRole('radio', { name: 'It does not fit' }).check()
  await ask.getByRole('button', { name: 'Ask to return' }).click()
  await expect(ask).toHaveCount(0)
  await expect(page.getByText(/answers by mail/)).toBeVisible()

  await admin.goto(`/dashboard/ecommerce/orders/${id}`)
  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'Approve' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Where it goes').fill('428 Española Way')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast(admin, 'Return approved')

  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One piece, going back')
  await expect(page.getByText(`${number}-R1`)).toBeVisible()
  await expectToFit(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Carrier').selectOption('USPS')
  await page.getByLabel('Tracking number').fill('94')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByText(/^USPS numbers are 20 to 22 digits/)).toBeVisible()
  await page.getByLabel('Tracking number').fill('9405 5036 9930 0461 2207 18')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByRole('link', { name: 'USPS 9405503699300461220718' })).toBeVisible()

  await admin.reload()
  await waitForHydration(admin)
  await admin.getByRole('button', { name: 'It is here' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'It is here' }).click()
  await expectToast(admin, 'Return is here')
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: /^Refund \$\d/ }).click()
  await expectToast(admin, 'Return refunded')
  await expect(admin.getByRole('list', { name: 'How far it is' })).toContainText('Refunded')
  await admin.context().close()

  await page.reload()
  await expect(page.getByText('You get the money back.')).toBeVisible()
})
