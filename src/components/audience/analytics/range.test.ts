import { expect, it } from '@jest/globals'
import { dayInZone } from '@/contracts/orders/availability'
import { daysBefore, daysOf, daysText, firstDayOf, lengthOf } from './range'

const TODAY = '2026-03-09'
const CAN = { first: '2024-03-09', today: TODAY }
const NONE = { from: '', to: '' }

it.each([
  ['today', { from: TODAY, to: TODAY }],
  ['7', { from: '2026-03-03', to: TODAY }],
  ['28', { from: '2026-02-10', to: TODAY }],
  ['year', { from: '2025-03-11', to: TODAY }],
] as const)('the choice %s ends today', (range, days) => {
  expect(daysOf(range, CAN, NONE)).toEqual(days)
})

it('one’s own days are in order, none of them is still to come, and what is no day is today', () => {
  expect(daysOf('own', CAN, { from: '2026-03-05', to: '2026-02-01' })).toEqual({
    from: '2026-02-01',
    to: '2026-03-05',
  })
  expect(daysOf('own', CAN, { from: '2026-02-31', to: '2027-01-01' })).toEqual({ from: TODAY, to: TODAY })
})

it('one’s own days begin no earlier than can be asked for, and are no more than that', () => {
  expect(firstDayOf(TODAY, '2026-02-01')).toBe('2024-03-09')
  expect(firstDayOf(TODAY, '2020-05-01')).toBe('2020-05-01')
  expect(daysOf('own', CAN, { from: '0001-01-01', to: '1999-01-01' })).toEqual({
    from: '2024-03-09',
    to: '2024-03-09',
  })
  const longAgo = { first: '2020-05-01', today: TODAY }
  expect(lengthOf(daysOf('own', longAgo, { from: '2030-01-01', to: '1999-01-01' }))).toBe(731)
})

it('as many days before, also over the day on which clocks change', () => {
  const days = { from: '2026-03-07', to: '2026-03-09' }
  expect(lengthOf(days)).toBe(3)
  expect(daysBefore(days)).toEqual({ from: '2026-03-04', to: '2026-03-06' })
})

it('it is another day in another time zone', () => {
  const moment = new Date('2026-03-09T02:30:00.000Z')
  expect([dayInZone(moment, 'America/New_York'), dayInZone(moment, 'Europe/Rome')]).toEqual([
    '2026-03-08',
    '2026-03-09',
  ])
})

it('names the years only where they differ', () => {
  expect(daysText({ from: '2026-03-01', to: '2026-03-09' })).toBe('Mar 1 to Mar 9')
  expect(daysText({ from: '2025-03-11', to: '2026-03-09' })).toBe('Mar 11, 2025 to Mar 9, 2026')
  expect(daysText({ from: TODAY, to: TODAY })).toBe('Mar 9')
})
