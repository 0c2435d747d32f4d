import { lastDigest } from './lastDigest'

const at = (now: string, zone: string, hour: number) => {
  const digest = lastDigest(new Date(now), zone, hour)
  return `${digest.day} ${digest.at.toISOString()}`
}

describe('the digest that is due', () => {
  it.each([
    ['the minute before', '2026-11-20T02:29:59Z', '2026-11-19 2026-11-19T02:30:00.000Z'],
    ['the hour', '2026-11-20T02:30:00Z', '2026-11-20 2026-11-20T02:30:00.000Z'],
    ['the end of the day', '2026-11-20T18:29:59Z', '2026-11-20 2026-11-20T02:30:00.000Z'],
    ['the next day', '2026-11-20T18:30:00Z', '2026-11-20 2026-11-20T02:30:00.000Z'],
  ])('is that of the local day half an hour off UTC, at %s', (_, now, expected) => {
    expect(at(now, 'Asia/Kolkata', 8)).toBe(expected)
  })

  it('is due when clocks go forward, at an hour that they skip', () => {
    expect(at('2026-03-08T06:59:59Z', 'America/New_York', 2)).toBe('2026-03-07 2026-03-07T07:00:00.000Z')
    expect(at('2026-03-08T07:00:00Z', 'America/New_York', 2)).toBe('2026-03-08 2026-03-08T07:00:00.000Z')
    expect(at('2026-03-09T06:00:00Z', 'America/New_York', 2)).toBe('2026-03-09 2026-03-09T06:00:00.000Z')
  })

  it('belongs to the day of the hour that clocks skip at its end', () => {
    expect(at('2026-03-29T00:59:59Z', 'America/Nuuk', 23)).toBe('2026-03-27 2026-03-28T01:00:00.000Z')
    expect(at('2026-03-29T01:00:00Z', 'America/Nuuk', 23)).toBe('2026-03-28 2026-03-29T01:00:00.000Z')
  })

  it('is due once when clocks go back over its hour', () => {
    const first = '2026-11-01 2026-11-01T05:00:00.000Z'
    expect(at('2026-11-01T05:00:00Z', 'America/New_York', 1)).toBe(first)
    expect(at('2026-11-01T06:30:00Z', 'America/New_York', 1)).toBe(first)
    expect(at('2026-11-02T06:00:00Z', 'America/New_York', 1)).toBe('2026-11-02 2026-11-02T06:00:00.000Z')
  })
})
