import { expect, test } from '@jest/globals'
import { nameFit } from './nameFit'

test('the drawn name and shorter ones keep their size', () => {
  expect(nameFit('Isla', 'Verano')).toBe(1)
  expect(nameFit('Bo')).toBe(1)
  expect(nameFit('Bo', null)).toBe(1)
})

test('a longer word makes the name smaller, whichever half it is', () => {
  expect(nameFit('Maximiliana', 'Verano')).toBeLessThan(0.7)
  expect(nameFit('Isla', 'Maximiliana')).toBe(nameFit('Maximiliana'))
  expect(nameFit('WWWWWWWWWWWW')).toBeGreaterThan(0.2)
})
