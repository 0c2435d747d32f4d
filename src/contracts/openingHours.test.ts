import * as v from 'valibot'
import { HOURS_TEXTS, OpeningHoursInput } from './openingHours'
import {
  type OpeningRange,
  type WeekDay,
  WEEK_DAYS,
  isAlwaysOpen,
  openUntil,
  weekMoment,
} from './openingTimes'

const range = (days: WeekDay[], opens: string, closes: string): OpeningRange => ({ days, opens, closes })
const at = (day: WeekDay, time: string) => ({
  day,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
})
const faultOf = (hours: unknown) => v.safeParse(OpeningHoursInput, hours).issues?.[0].message ?? null

describe('opening hours', () => {
  it.each([
    ['two parts of a day', [range(['mo'], '09:00', '12:00'), range(['mo'], '12:00', '18:00')], null],
    [
      'parts that overlap',
      [range(['mo'], '09:00', '12:00'), range(['mo'], '11:59', '18:00')],
      HOURS_TEXTS.overlap,
    ],
    [
      'a night that reaches into the next day',
      [range(['fr'], '18:00', '02:00'), range(['sa'], '02:00', '04:00')],
      null,
    ],
    [
      'a night that overlaps',
      [range(['fr'], '18:00', '02:00'), range(['sa'], '01:00', '04:00')],
      HOURS_TEXTS.overlap,
    ],
    [
      'Sunday night and Monday',
      [range(['su'], '20:00', '03:00'), range(['mo'], '02:00', '04:00')],
      HOURS_TEXTS.overlap,
    ],
    ['every day, all day', [range([...WEEK_DAYS], '00:00', '00:00')], null],
    [
      'a whole day and more',
      [range(['mo'], '00:00', '00:00'), range(['mo'], '10:00', '11:00')],
      HOURS_TEXTS.overlap,
    ],
    ['no time of day', [range(['mo'], '9', '12:00')], HOURS_TEXTS.time],
    ['24:00', [range(['mo'], '09:00', '24:00')], HOURS_TEXTS.time],
    ['no day', [range([], '09:00', '12:00')], HOURS_TEXTS.days],
    ['fifteen', Array.from({ length: 15 }, () => range(['mo'], '09:00', '09:01')), HOURS_TEXTS.tooMany],
  ])('%s', (_, hours, fault) => {
    expect(faultOf(hours)).toBe(fault)
  })

  it('name a day once, in the order of the week', () => {
    expect(v.parse(OpeningHoursInput, [range(['su', 'mo', 'su'], '09:00', '12:00')])).toEqual([
      range(['mo', 'su'], '09:00', '12:00'),
    ])
  })

  it('say until when a place is open', () => {
    const bar = [
      range(['fr', 'sa'], '18:00', '02:00'),
      range(['su'], '10:00', '12:00'),
      range(['su'], '12:00', '16:00'),
    ]
    expect(openUntil(bar, at('fr', '17:59'))).toBeNull()
    expect(openUntil(bar, at('fr', '18:00'))).toBe('02:00')
    expect(openUntil(bar, at('sa', '01:59'))).toBe('02:00')
    expect(openUntil(bar, at('sa', '02:00'))).toBeNull()
    expect(openUntil(bar, at('su', '01:30'))).toBe('02:00')
    expect(openUntil(bar, at('su', '11:00'))).toBe('16:00')
    const late = [range(['su'], '20:00', '03:00')]
    expect(openUntil(late, at('mo', '02:59'))).toBe('03:00')
    expect(openUntil([], at('mo', '12:00'))).toBeNull()
  })

  it('never end where a place never closes', () => {
    expect(isAlwaysOpen([range([...WEEK_DAYS], '00:00', '00:00')])).toBe(true)
    expect(isAlwaysOpen([range([...WEEK_DAYS], '00:00', '23:59')])).toBe(false)
    expect(openUntil([range([...WEEK_DAYS], '00:00', '00:00')], at('we', '12:00'))).not.toBeNull()
  })

  it('are read on the clock of the place, also on the days the clocks change', () => {
    expect(weekMoment(new Date('2026-11-01T05:30:00Z'), 'America/New_York')).toEqual(at('su', '01:30'))
    expect(weekMoment(new Date('2026-11-01T06:30:00Z'), 'America/New_York')).toEqual(at('su', '01:30'))
    expect(weekMoment(new Date('2026-11-01T04:30:00Z'), 'Asia/Kolkata')).toEqual(at('su', '10:00'))
    expect(weekMoment(new Date('2026-11-02T04:59:00Z'), 'America/New_York')).toEqual(at('su', '23:59'))
  })
})
