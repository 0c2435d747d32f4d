import { dayAndTimeIn, failureWords, missingWords, momentIn, scheduleWords } from './words'

const NOW = Date.parse('2026-11-26T12:00:00.000Z')

describe('the time of a publication', () => {
  it.each([
    [
      'America/New_York',
      '2026-11-27T09:00',
      '2026-11-27T14:00:00.000Z',
      'Goes live Fri 27 Nov, 9:00 (New York)',
    ],
    ['Asia/Tokyo', '2026-11-26T23:05', '2026-11-26T14:05:00.000Z', 'Goes live today, 23:05 (Tokyo)'],
    ['UTC', '2027-03-01T10:00', '2027-03-01T10:00:00.000Z', 'Goes live Mon 1 Mar 2027, 10:00 (UTC)'],
  ])('is chosen and said on the clock of %s', (timeZone, typed, moment, words) => {
    expect(momentIn(timeZone, typed)).toBe(moment)
    expect(dayAndTimeIn(timeZone, moment)).toBe(typed)
    expect(scheduleWords({ goesLive: moment, timeZone }, NOW)).toBe(words)
  })

  it('that failed is said with the reason', () => {
    const failure = { at: '2026-11-26T08:05:00.000Z', reason: 'Subtitle: This field is required.' }
    const words = 'Did not go live today, 8:05 (UTC). Subtitle: This field is required.'
    expect(failureWords(failure, 'UTC', NOW)).toBe(words)
  })

  it('is the moment when the clocks change, for an hour that they leave out', () => {
    expect(momentIn('America/New_York', '2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z')
  })
})

it('what is missing is named before it is published, but for what another field hides', () => {
  const leaves = [
    { path: 'subtitle', label: 'Subtitle', isRequired: true },
    { path: 'button.label', label: 'Button: Label', isRequired: true },
    { path: 'hidden', label: 'Hidden', isRequired: true },
    { path: 'credit', label: 'Credit' },
  ] as const
  const words = (subtitle: string, label: string | null) =>
    missingWords(leaves, {
      subtitle: { value: subtitle },
      'button.label': { value: label },
      hidden: { value: '', passesCondition: false },
      credit: { value: '' },
    })
  expect(words('Silk', 'Go')).toBeNull()
  expect(words('', 'Go')).toBe('Subtitle is missing; it cannot be published like this.')
  expect(words('', null)).toBe('Subtitle and Button: Label are missing; they cannot be published like this.')
})
