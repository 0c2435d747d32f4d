import { today } from '@internationalized/date'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { weeksOfMonth } from '@/contracts/schedule/calendar'
import { leanTask } from '@/contracts/schedule/leanTask'
import type { DealChoice, EventChoice, ScheduleStart } from '@/contracts/schedule/scheduleStart'
import { idOf, idOrNull } from '@/database/ids'
import { ownRecords } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { findWorkspace } from '@/domain/workspace/workspaces'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'
import { readCalendar } from './calendar'
import { feedOf } from './feeds'
import { readFirstTasks } from './readTasks'

/** Initial data for a user's schedule, for the month of a day (YYYY-MM-DD) or else the current month. */
export async function scheduleStart(
  payload: Payload,
  user: StoredUser,
  asked: string | null,
): Promise<ScheduleStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const zone = (await findWorkspace(req, user.id))?.timeZone || environment.timeZone
  const days = weeksOfMonth(asked ?? today(zone).toString())
  const [{ tasks, counts }, items, [onboarding], deals, events, links, feed] = await Promise.all([
    readFirstTasks(req, user),
    readCalendar(days, { req, user }),
    ownRecords('onboarding', { req, user }),
    dealChoices(req, user),
    eventChoices(req, user),
    ownRecords('short-links', { req, user }),
    feedOf(req, user),
  ])
  return {
    tasks: tasks.map(leanTask),
    counts,
    calendar: { ...days, items: items.filter(({ kind, status }) => kind !== 'task' || status === 'done') },
    contentGoal: onboarding?.contentGoal ?? null,
    deals,
    events,
    linkedTasks: links.flatMap(({ taskId }) => idOrNull(taskId) ?? []),
    feed,
  }
}

/** The deals that the user applied to without being rejected. */
async function dealChoices(req: PayloadRequest, user: StoredUser): Promise<DealChoice[]> {
  const applications = await ownRecords('brand-deal-applications', { req, user })
  const ids = applications.flatMap((each) => (each.status === 'rejected' ? [] : [idOf(each.brandDealId)]))
  const { docs } = await req.payload.find({
    collection: 'brand-deals',
    where: { id: { in: ids } },
    sort: 'companyName',
    pagination: false,
    depth: 0,
    req,
    // Collection access hides closed deals, but applicants still work on theirs.
    overrideAccess: true,
  })
  return docs.map(({ id, companyName, campaignTitle, deadline }) => ({
    id,
    name: `${companyName}, ${campaignTitle}`,
    deadline: deadline?.slice(0, 10) ?? null,
  }))
}

/** Upcoming events that the user created, or registered for without being declined. */
async function eventChoices(req: PayloadRequest, user: StoredUser): Promise<EventChoice[]> {
  const registrations = await ownRecords('event-registrations', { req, user })
  const ids = registrations.flatMap((each) => (each.status === 'rejected' ? [] : [idOf(each.eventId)]))
  const events = await readableRecords('events', {
    req,
    where: {
      and: [
        { eventDate: { greater_than: new Date().toISOString() } },
        { or: [{ createdBy: { equals: user.id } }, { id: { in: ids } }] },
      ],
    },
    sort: ['eventDate'],
  })
  return events.map(({ id, title, eventDate }) => ({ id, title, date: eventDate }))
}
