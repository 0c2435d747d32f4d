import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SellerSettings } from '@/contracts/orders/sellerSettings'
import { answerCalls } from '../../testing/answerCalls'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { ShopSettingsScreen } from './ShopSettingsScreen'

const settings: SellerSettings = {
  name: null,
  country: null,
  region: null,
  city: null,
  pickup: 'shop',
  pickupPlace: null,
  pickupHours: null,
  returnAddress: null,
  returnDays: null,
  returnPayer: null,
  returnText: null,
  shipping: 'shop',
  rates: [],
  version: 1,
  shop: {
    name: 'Isla Verano',
    shipping: 500,
    pickupText: 'Studio on Española Way.',
    returnDays: 30,
    returnsText: null,
    countries: ['US', 'CA', 'MX'],
    mayOwnRates: true,
  },
}

test('shows how buyers read what is typed, and saves it with the version that was read', async () => {
  const made = answerCalls({
    'GET /api/seller-settings': () => ({ body: settings }),
    'GET /api/seller-codes': () => ({ body: [] }),
    'PATCH /api/seller-settings': () => ({ body: { ...settings, city: 'Tampa', version: 2 } }),
  })
  renderDashboardScreen(<ShopSettingsScreen />)
  const user = userEvent.setup()
  const preview = within(await screen.findByRole('complementary', { name: 'How buyers read it' }))
  // As the product's page and the receipt name a seller without a name for the shop.
  expect(preview.getByText('Isla Verano')).toBeTruthy()
  expect(preview.getByText('$5.00 an order')).toBeTruthy()
  expect(preview.getByText('30 days.')).toBeTruthy()
  await user.type(screen.getByLabelText('City'), 'Tampa')
  await user.type(screen.getByLabelText('Days to ask'), '14')
  await user.click(screen.getByRole('radio', { name: 'The buyer' }))
  expect(preview.getByText('14 days, you pay the postage.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Own rates' }))
  await user.click(screen.getByRole('button', { name: /Add a country group/ }))
  await user.click(await screen.findByRole('option', { name: 'Canada and Mexico' }))
  expect(screen.getByRole('button', { name: 'Remove Canada and Mexico' })).toBeTruthy()
  expect(preview.getByText('Does not ship there')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved /)).toBeTruthy()
  expect(made.find(({ call }) => call === 'PATCH /api/seller-settings')?.body).toMatchObject({
    version: 1,
    city: 'Tampa',
    returnDays: 14,
    shipping: 'own',
    rates: [{ countries: ['CA', 'MX'], cents: 500, freeFrom: null }],
  })
})

test('keeps what was typed when somebody else saved first, and loads theirs on request', async () => {
  let isChanged = false
  answerCalls({
    'GET /api/seller-codes': () => ({ body: [] }),
    'GET /api/seller-settings': () => ({
      body: isChanged ? { ...settings, city: 'Miami', version: 2 } : settings,
    }),
    'PATCH /api/seller-settings': () => {
      isChanged = true
      return { status: 409, body: { message: 'This was changed elsewhere.', error: 'Conflict' } }
    },
  })
  renderDashboardScreen(<ShopSettingsScreen />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('City'), 'Tampa')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Load what stands now' }))
  expect(await screen.findByDisplayValue('Miami')).toBeTruthy()
})
