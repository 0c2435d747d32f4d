import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShortLink } from '@/contracts/links/shortLinks'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { shortLink as link } from '../testing/shortLink'
import { LinksScreen } from './LinksScreen'

function open(links: ShortLink[], more: Parameters<typeof answerCalls>[0] = {}) {
  const made = answerCalls({
    'GET /api/short-links': () => ({ body: links }),
    'GET /api/products/rows': () => ({ body: [] }),
    'GET /api/tasks': () => ({ body: [] }),
    ...more,
  })
  renderDashboardScreen(<LinksScreen siteUrl="https://isla.example" />)
  return { made, user: userEvent.setup() }
}

test('shows each link with what was sold through it', async () => {
  open([link, { ...link, id: 'l2', code: 'm3xq', label: 'Reel', sold: [] }])
  expect(await screen.findByText('$356.00 · 3 pieces in 2 orders, $64.00 of it refunded')).toBeTruthy()
  expect(screen.getByText('Nothing yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'isla.example/s/k7f2' }).getAttribute('href')).toBe(
    'https://isla.example/s/k7f2',
  )
})

test('names where a link leads now: to the shop once its product is not for sale', async () => {
  const product = (id: string, isActive: string) => ({ id, title: `Product ${id}`, isActive })
  const links = ['p1', 'p2', null].map((productId, index) => ({ ...link, id: String(index), productId }))
  let isLoaded = (): void => undefined
  open(links, {
    'GET /api/products/rows': () =>
      new Promise((resolve) => {
        isLoaded = () => resolve({ body: [product('p1', 'true'), product('p2', 'false')] })
      }),
  })
  const targets = () => screen.getAllByText(/^Leads to /).map(({ textContent }) => textContent)
  await screen.findAllByText(/^Leads to /)
  expect(targets()).toEqual(['Leads to a product', 'Leads to a product', 'Leads to the shop'])
  isLoaded()
  await screen.findByText('Leads to Product p1')
  expect(targets()).toEqual(['Leads to Product p1', 'Leads to the shop', 'Leads to the shop'])
})

test('makes a link for a post, and says what is missing', async () => {
  const { made, user } = open([], { 'POST /api/short-links': () => ({ status: 201, body: link }) })
  expect(await screen.findByText('No short links yet')).toBeTruthy()
  // The schedule is loaded only for the open dialog.
  const isAsked = () => made.some(({ call }) => call === 'GET /api/tasks')
  expect(isAsked()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'New link' }))
  await waitFor(() => expect(isAsked()).toBe(true))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(await dialog.findByText('Say which post it is for.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Which post is it for?'), 'Story, Saturday')
  await user.click(dialog.getByRole('button', { name: 'Make the link' }))
  await expectToast('Short link made', '')
  expect(made.find(({ call }) => call === 'POST /api/short-links')?.body).toEqual({
    label: 'Story, Saturday',
    productId: null,
    taskId: null,
  })
})

test('says that the links could not be loaded', async () => {
  open([], { 'GET /api/short-links': () => ({ status: 500, body: {} }) })
  expect(await screen.findByText('Your links could not be loaded.')).toBeTruthy()
})
