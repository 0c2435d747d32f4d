import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { SubscriptionPage } from '@/contracts/audience/subscription'
import { renderScreen } from '../../testing/renderScreen'
import { PreferencesPage } from './PreferencesPage'

const found: SubscriptionPage = {
  maskedEmail: 'm…l@example.com',
  status: 'active',
  topics: ['launch'],
  firstName: 'Marisol',
  history: [],
}

function open(given: Partial<SubscriptionPage> = {}) {
  const states = {
    isSaved: false,
    isErased: false,
    isErasing: false,
    isAskingForNews: true,
    letterCode: 'k7f2m9qa',
  }
  renderScreen(<PreferencesPage found={{ ...found, ...given }} linkKey="k" {...states} />)
}

test('a button of a letter leads to one button, which asks for news beside the rest', () => {
  open()
  const form = screen.getByRole('button', { name: 'Keep me posted' }).closest('form')
  expect(form?.getAttribute('action')).toBe('/api/newsletter/preferences/k')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    launch: 'on',
    news: 'on',
    firstName: 'Marisol',
    s: 'k7f2m9qa',
  })
})

test.each<Partial<SubscriptionPage>>([{ topics: ['launch', 'news'] }, { status: 'unsubscribed' }])(
  'there is nothing to ask of %j',
  (given) => {
    open(given)
    expect(screen.queryByRole('button', { name: 'Keep me posted' })).toBeNull()
  },
)
