import { expect, test } from '@jest/globals'
import { deadlineText } from './deadline'

const DEADLINE = '2026-12-12T00:00:00.000Z'
const CLOSES_AT = new Date('2026-12-13T00:00:00Z')

/** Noon in the reader's time zone, this many days before the last moment to apply. */
function noonBefore(days: number): Date {
  const last = new Date(CLOSES_AT.getTime() - 1)
  return new Date(last.getFullYear(), last.getMonth(), last.getDate() - days, 12)
}

// These hold in every zone: TZ=Asia/Tokyo npm run jest -- deadline
test.each([
  [31, 'Apply by Dec 12, 2026'],
  [30, 'Apply by Dec 12, 2026, 30 days left'],
  [2, 'Apply by Dec 12, 2026, 2 days left'],
])('%i days before the end it says %s', (days, text) => {
  expect(deadlineText(DEADLINE, noonBefore(days))).toBe(text)
})

test('the last hours are told by the reader’s own clock', () => {
  const time = CLOSES_AT.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const shown = time.replace(/\s/, ' ').replace('12:00 AM', 'midnight')
  expect(deadlineText(DEADLINE, noonBefore(1))).toBe(`Apply by Dec 12, 2026, closes tomorrow at ${shown}`)
  const minuteBefore = new Date(CLOSES_AT.getTime() - 60_000)
  expect(deadlineText(DEADLINE, minuteBefore)).toBe(`Apply by Dec 12, 2026, closes today at ${shown}`)
  expect(deadlineText(DEADLINE, CLOSES_AT)).toBe('The last day to apply was Dec 12, 2026')
})
