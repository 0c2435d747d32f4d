import { expect, test } from '@jest/globals'
import { readNumber } from './readNumber'

test.each([
  ['100k', 100_000],
  ['1.2m', 1_200_000],
  ['1.1M', 1_100_000],
  ['2B', 2_000_000_000],
  ['100000', 100_000],
  ['100,000', 100_000],
  [' 1 200 000 ', 1_200_000],
  ['$5,000.50', 5_000.5],
  ['.5k', 500],
  ['80k', 80_000],
  ['80 k', 80_000],
  ['CA$1,234.50', 1_234.5],
  ['CHF 20', 20],
  ['12.50 €', 12.5],
  ['12,50', null],
  ['0', 0],
  ['-50', -50],
  ['12.7', 12.7],
  ['', null],
  ['k', null],
  ['.', null],
  ['1,2', null],
  ['1.000.000', null],
  ['100k followers', null],
  ['1e9', null],
  ['Infinity', null],
])('“%s” is read as %p', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})
