import { expect, test } from '@jest/globals'
import { clock, levelsOf, spread, waveOf } from './take'

test('seconds read as a clock', () => {
  expect([0, 9.99, 27, 61, 599.4, 600].map(clock)).toEqual(['0:00', '0:09', '0:27', '1:01', '9:59', '10:00'])
})

test('a recording of any length becomes as many bars, each the loudest of its stretch', () => {
  expect(spread([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3])
  expect(spread([0.5], 4)).toEqual([0.5, 0.5, 0.5, 0.5])
  expect(spread([], 3)).toEqual([0, 0, 0])
})

test('the levels of a recording are stored as 48 bytes, and come back as they were drawn', () => {
  const levels = Array.from({ length: 480 }, (_, index) => (index % 10 === 0 ? index / 479 : 0))
  const wave = waveOf(levels)
  expect(wave).toMatch(/^[0-9a-f]{96}$/)
  const drawn = spread(levels, 48)
  for (const [index, level] of levelsOf(wave).entries()) expect(level).toBeCloseTo(drawn[index] ?? -1, 2)
  expect(waveOf([2])).toBe('ff'.repeat(48))
  expect(waveOf([])).toBe('00'.repeat(48))
})
