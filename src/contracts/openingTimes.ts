/** Days of the week, Monday first (docs/behaviour.md, 15.3). */
export const WEEK_DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const
export type WeekDay = (typeof WEEK_DAYS)[number]
export const WEEK_DAY_NAMES: Record<WeekDay, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/** When a place is open on some days, as HH:MM on its own clock (contracts/openingHours.ts). */
export type OpeningRange = { days: WeekDay[]; opens: string; closes: string }

const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = WEEK_DAYS.length * DAY_MINUTES

type Span = { start: number; end: number }

/** Every span of a week in minutes from Monday 00:00, by its start; the last may end in the week after. */
function spansOf(hours: readonly OpeningRange[]): Span[] {
  return hours
    .flatMap(({ days, opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)]
      const length = to > from ? to - from : to - from + DAY_MINUTES
      return days.map((day) => {
        const start = WEEK_DAYS.indexOf(day) * DAY_MINUTES + from
        return { start, end: start + length }
      })
    })
    .sort((a, b) => a.start - b.start)
}

/** Whether two ranges of a week are open at the same moment. */
export function hasOverlap(hours: readonly OpeningRange[]): boolean {
  const spans = spansOf(hours)
  const [first] = spans
  if (!first) return false
  const following = [...spans.slice(1), { start: first.start + WEEK_MINUTES, end: 0 }]
  return spans.some(({ end }, index) => end > (following[index]?.start ?? Infinity))
}

/** A moment on the clock of a place. */
export type WeekMoment = { day: WeekDay; minutes: number }

/** The day and the minutes since midnight of a moment, in a time zone of the IANA database. */
export function weekMoment(now: Date, timeZone: string): WeekMoment {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const day = WEEK_DAYS.find((each) => WEEK_DAY_NAMES[each] === part('weekday')) ?? 'mo'
  return { day, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** Until when a place is open at a moment, as HH:MM, following ranges that go on without a break; null if it is not. */
export function openUntil(hours: readonly OpeningRange[], { day, minutes }: WeekMoment): string | null {
  const now = WEEK_DAYS.indexOf(day) * DAY_MINUTES + minutes
  const spans = spansOf(hours)
  // The week before reaches into this one, and this one into the next.
  const around = [-WEEK_MINUTES, 0, WEEK_MINUTES].flatMap((shift) =>
    spans.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  )
  let end = around.find((span) => span.start <= now && now < span.end)?.end
  if (end === undefined) return null
  for (const span of around) if (span.start === end) ({ end } = span)
  return clockOf(end)
}

/** Whether a place never closes. */
export function isAlwaysOpen(hours: readonly OpeningRange[]): boolean {
  const covered = spansOf(hours).reduce((sum, { start, end }) => sum + end - start, 0)
  return covered === WEEK_MINUTES
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function clockOf(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return [Math.floor(ofDay / 60), ofDay % 60].map((each) => String(each).padStart(2, '0')).join(':')
}
