import { DAY_MS, utcDay } from '@/contracts/core/time'

/** A moment in the past, counted from the day the demo is added. */
export function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}

/** Midnight UTC of a future day. */
export function midnight(inDays: number): string {
  return `${utcDay(Date.now() + inDays * DAY_MS)}T00:00:00.000Z`
}
