import { expect, test } from '@jest/globals'
import * as formats from './dateFormats'

test.each([
  [formats.monthDay, 'Nov 2'],
  [formats.monthDayYear, 'Nov 2, 2026'],
  [formats.longMonth, 'November 2026'],
  [formats.longDay, 'Monday, November 2'],
  [formats.weekday, 'Monday'],
  [formats.shortWeekday, 'Mon'],
  [formats.dayOfMonth, '2'],
  [formats.clock, '12:05 AM'],
  [formats.monthDayClock, 'Nov 2, 12:05 AM'],
  [formats.fullMoment, 'Nov 2, 2026, 12:05 AM'],
  [formats.monthDayHours, 'Nov 2, 00:05'],
])('a moment is written in words: %# %s', (format, text) => {
  expect(format(new Date(2026, 10, 2, 0, 5))).toBe(text)
})
