import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { EcommerceScreen } from './EcommerceScreen'
import { bodyOf, connection, serve } from './testing/shop'

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
