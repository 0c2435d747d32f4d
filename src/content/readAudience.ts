import config from '@payload-config'
import { getPayload } from 'payload'
import { cache } from 'react'
import type { Counting } from '@/contracts/audience/numbers'
import type { SharedNumbers } from '@/contracts/audience/shares'
import { countingOf } from '@/endpoints/audience/numbersOf'
import { openShared } from '@/endpoints/audience/shareHandlers'
import { environment } from '@/environment'
import { isPreviewing } from './isPreviewing'

/** Whether visits are counted, as it is stored; kept pages are rendered anew when it changes. */
export const readCounting = cache(async (): Promise<Counting> => {
  if (environment.isBuilding) return { isCounting: false, countingSince: null }
  return countingOf(await getPayload({ config }))
})

/** Whether a page counts its visits; a preview does not. */
export async function countsVisits(): Promise<boolean> {
  return (await readCounting()).isCounting && !(await isPreviewing())
}

/** The numbers behind a link; null for an unknown or ended one. */
export async function readShared(token: string): Promise<SharedNumbers | null> {
  return openShared(await getPayload({ config }), token)
}
