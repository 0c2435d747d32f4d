import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Announcement } from './Announcement'

const DAY = {
  before: '2026-11-30T12:00:00.000Z',
  first: '2026-12-01T12:00:00.000Z',
  last: '2026-12-03T12:00:00.000Z',
}
const sale = {
  text: 'Three days of free shipping',
  url: 'https://sale.example',
  from: DAY.first,
  until: DAY.last,
}

test.each([
  ['the day before', '2026-11-30T23:59:00Z', false],
  ['on its first day', '2026-12-01T00:00:00Z', true],
  ['on its last day', '2026-12-03T23:59:00Z', true],
  ['the day after', '2026-12-04T00:00:00Z', false],
])('an announcement is not there before its days nor after them: %s', (_, now, isShown) => {
  render(<Announcement copy={sale} now={new Date(now)} />)
  expect(screen.queryByRole('link', { name: sale.text }) !== null).toBe(isShown)
})

test('without a text there is none, and without days it stays', () => {
  const endless = { url: null, from: null, until: null }
  const { container, rerender } = render(<Announcement copy={{ ...endless, text: null }} now={new Date()} />)
  expect(container.textContent).toBe('')
  rerender(<Announcement copy={{ ...endless, text: 'We moved' }} now={new Date()} />)
  expect(screen.getByRole('complementary', { name: 'Announcement' }).textContent).toBe('We moved')
})
