import { expect, it } from '@jest/globals'
import { areaPath, linePath, namedPoints, niceTicks, spread } from './scale'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [278, [0, 100, 200, 300]],
  [17_760, [0, 5_000, 10_000, 15_000, 20_000]],
])('the highest value %d has whole round steps from zero', (highest, ticks) => {
  expect(niceTicks(highest)).toEqual(ticks)
})

it('a line is broken where nothing was counted, and a value alone is a dot', () => {
  expect(linePath([0, 10, null, 5, null], 10)).toBe('M0 1000L250 0M750 500h0')
  expect(areaPath([0, 10, null, 5, null], 10)).toBe('M0 1000L250 0L250 1000L0 1000Z')
  expect(linePath([4], 10)).toBe('M500 600h0')
})

it('the first and the last point are named, and some between', () => {
  expect(namedPoints(28, 5)).toEqual([0, 7, 14, 21, 27])
  expect(namedPoints(24, 5)).toEqual([0, 6, 12, 18, 23])
  expect(namedPoints(7, 5)).toEqual([0, 2, 4, 6])
  expect(namedPoints(8, 5)).toEqual([0, 2, 4, 7])
  expect(namedPoints(2, 5)).toEqual([0, 1])
  expect(namedPoints(1, 5)).toEqual([0])
  expect(namedPoints(0, 5)).toEqual([])
})

it('names at the end of lines keep their order and never cover each other', () => {
  expect(spread([510, 500, 100], 70)).toEqual([570, 500, 100])
  expect(spread([1000, 990], 70)).toEqual([1000, 930])
})
