import { nextDailySync } from './nextDailySync'

const next = (after: string, timeZone: string) => nextDailySync(new Date(after), timeZone).toISOString()

describe('when the next daily sync is due', () => {
  it.each([
    ['UTC', '2026-11-20T00:59:59.999Z', '2026-11-20T01:00:00.000Z'],
    ['UTC', '2026-11-20T01:00:00.000Z', '2026-11-21T01:00:00.000Z'],
    ['UTC', '2026-12-31T12:00:00.000Z', '2027-01-01T01:00:00.000Z'],
    ['Europe/Berlin', '2026-11-20T00:30:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['Europe/Berlin', '2026-07-20T22:30:00.000Z', '2026-07-20T23:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20T12:00:00.000Z', '2026-11-20T19:30:00.000Z'],
    ['America/New_York', '2026-11-20T12:00:00.000Z', '2026-11-21T06:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20T12:00:00.000Z', '2026-11-21T11:00:00.000Z'],
    ['Nowhere/Atlantis', '2026-11-20T12:00:00.000Z', '2026-11-21T01:00:00.000Z'],
  ])('is 1:00 AM in %s, strictly after %s', (timeZone, after, due) => {
    expect(next(after, timeZone)).toBe(due)
  })

  it('is the moment the clocks change where they skip that hour', () => {
    expect(next('2026-03-28T12:00:00.000Z', 'Europe/London')).toBe('2026-03-29T01:00:00.000Z')
  })

  it('is the first of the two where the clocks repeat that hour, and only that one', () => {
    expect(next('2026-10-24T12:00:00.000Z', 'Europe/London')).toBe('2026-10-25T00:00:00.000Z')
    expect(next('2026-10-25T00:00:00.000Z', 'Europe/London')).toBe('2026-10-26T01:00:00.000Z')
  })

  it('comes once a day, all year, in a zone that changes its clocks', () => {
    let moment = new Date('2026-01-01T00:00:00.000Z')
    const days = new Set<string>()
    for (let count = 0; count < 365; count += 1) {
      moment = nextDailySync(moment, 'America/New_York')
      days.add(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(moment))
    }
    expect(days.size).toBe(365)
  })
})
