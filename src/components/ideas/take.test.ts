import { expect, test } from '@jest/globals'
import { clock, spread } from './take'

test('seconds read as a clock', () => {
  expect([0, 9.99, 27, 61, 599.4, 600].map(clock)).toEqual(['0:00', '0:09', '0:27', '1:01', '9:59', '10:00'])
})

test('a recording of any length becomes as many bars, each the loudest of its stretch', () => {
  expect(spread([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3])
  expect(spread([0.5], 4)).toEqual([0.5, 0.5, 0.5, 0.5])
  expect(spread([], 3)).toEqual([0, 0, 0])
})
