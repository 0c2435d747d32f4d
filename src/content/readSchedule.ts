import config from '@payload-config'
import { getPayload } from 'payload'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { scheduleStart } from '@/endpoints/schedule/scheduleStart'
import { currentSession } from './currentSession'

/** The initial data of the schedule, for the month of `day`; null without a session, which the layout redirects. */
export async function readSchedule(day: string | null): Promise<ScheduleStart | null> {
  const session = await currentSession()
  return session && scheduleStart(await getPayload({ config }), session.user, day)
}
