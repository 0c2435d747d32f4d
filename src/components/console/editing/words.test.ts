import { dayAndTimeIn, momentIn, scheduleWords } from './words'

const NOW = Date.parse('2026-11-26T12:00:00.000Z')

describe('the time of a publication', () => {
  it.each([
    ['America/New_York', '2026-11-27T09:00', '2026-11-27T14:00:00.000Z', 'Goes live Fri 9:00 (New York)'],
    ['Asia/Tokyo', '2026-11-28T00:05', '2026-11-27T15:05:00.000Z', 'Goes live Sat 0:05 (Tokyo)'],
    ['UTC', '2026-12-24T18:30', '2026-12-24T18:30:00.000Z', 'Goes live Thu 24 Dec 18:30 (UTC)'],
  ])('is chosen and said on the clock of %s', (timeZone, typed, moment, words) => {
    expect(momentIn(timeZone, typed)).toBe(moment)
    expect(dayAndTimeIn(timeZone, moment)).toBe(typed)
    expect(scheduleWords({ goesLive: moment, timeZone }, NOW)).toBe(words)
  })

  it('is the moment when the clocks change, for an hour that they leave out', () => {
    expect(momentIn('America/New_York', '2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z')
  })
})
