import { environment } from '@/environment'
import { DAY_MS } from '@/contracts/core/time'

/** Of each minute, the job that sends letters works this long. */
export const WORKS_MS = 50_000

/** About how many seconds it takes to send to so many people. */
export function secondsFor(people: number): number {
  const { perSecond, perDay } = environment.letterPace
  const days = perDay ? Math.ceil(people / perDay) - 1 : 0
  const rest = people - days * (perDay ?? 0)
  return Math.ceil((days * DAY_MS) / 1_000 + (rest / perSecond) * (60_000 / WORKS_MS))
}
