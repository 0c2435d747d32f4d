import { DAILY_SYNC_HOUR } from '@/contracts/settings'
import { HOUR_MS } from '@/contracts/core/time'

/**
 * The first 1:00 AM after a moment in a time zone such as 'Europe/Berlin'. Where the clocks skip that hour it is
 * the moment of the change; where they repeat it, the first of the two.
 */
export function nextDailySync(after: Date, timeZone: string): Date {
  for (let days = 0; ; days += 1) {
    const due = dueOn(after, days, timeZone)
    if (due > after) return due
  }
}

/** 1:00 AM, `days` days after the moment's day in the time zone. */
function dueOn(moment: Date, days: number, timeZone: string): Date {
  const local = new Date(moment.getTime() + offsetAt(moment, timeZone))
  const wall = Date.UTC(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate() + days,
    DAILY_SYNC_HOUR,
  )
  // The offset is the one before or after a clock change: both are tried, and the earlier match wins.
  const offsets = [-24, 24].map((hours) => offsetAt(new Date(wall + hours * HOUR_MS), timeZone))
  const candidates = offsets
    .map((offset) => new Date(wall - offset))
    .sort((a, b) => a.getTime() - b.getTime())
  const fitting = candidates.find((each) => each.getTime() + offsetAt(each, timeZone) === wall)
  return fitting ?? new Date(wall - Math.min(...offsets))
}

/** The offset of a time zone from UTC at a moment, in milliseconds; an unknown zone counts as UTC. */
function offsetAt(moment: Date, timeZone: string): number {
  const wholeSeconds = Math.floor(moment.getTime() / 1000) * 1000
  const parts = formatter(timeZone).formatToParts(moment)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'second',
  ].map((type) => Number(parts.find((part) => part.type === type)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const options = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  }
}
