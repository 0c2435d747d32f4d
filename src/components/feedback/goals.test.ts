import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { goalField, showGoal } from './goals'
import { readNumber } from '../ui/form/readNumber'

test.each([
  ['-50', 'Enter a number that is not below 0'],
  ['12.7', 'Enter a whole number'],
  ['9999999999999999', 'Enter at most 10,000,000,000'],
  ['many', 'Enter a number, such as 100000 or 100k'],
])('a follower goal of %s is refused in words', (typed, message) => {
  const result = v.safeParse(goalField({ max: 10_000_000_000, decimals: 0 }), typed)
  expect(result.issues?.[0].message).toBe(message)
})

test('cents are fine in a goal in dollars, less than a cent is not', () => {
  const dollars = goalField({ max: 1e12, decimals: 2 })
  expect(v.parse(dollars, '5000.50')).toBe(5_000.5)
  expect(v.safeParse(dollars, '5.005').issues?.[0].message).toBe('Enter at most 2 decimals')
})

test('what is shown is read as the same number again', () => {
  for (const goal of [0, 12.7, 100_000, 5_000.5, Number.MAX_SAFE_INTEGER])
    expect(readNumber(showGoal(goal))).toBe(goal)
  expect(showGoal(null)).toBe('')
})
