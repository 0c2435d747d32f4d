import { DAY_MS } from '@/contracts/core/time'

/** A moment in the past, counted from the day the demo is added. */
export function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}

/** Midnight UTC of a future day. */
export function midnight(inDays: number): string {
  return `${new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`
}
