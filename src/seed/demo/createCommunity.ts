import type { PayloadRequest } from 'payload'
import { demoApplications, demoDeals, demoEvents, demoSignups } from './community'
import { DAY_MS } from '@/contracts/core/time'
import { ago, midnight } from './days'
import type { People } from './people'

/** Brand deals, with two applications of the demo creator. */
export async function createDeals(req: PayloadRequest, userId: string): Promise<void> {
  for (const [index, { deadlineInDays, applied, ...deal }] of demoDeals.entries()) {
    const { id } = await req.payload.create({
      collection: 'brand-deals',
      data: {
        ...deal,
        totalPaid: 0,
        status: 'active',
        // Noon, which is the same day in nearly every time zone; the console shows days in the reader's.
        deadline: midnight(deadlineInDays).replace('T00:00', 'T12:00'),
        createdAt: ago((index + 1) * DAY_MS),
      },
      depth: 0,
      req,
    })
    if (!applied) continue
    const { status, message, daysAgo } = applied
    const sent = { status: 'pending' as const, at: ago(daysAgo * DAY_MS) }
    const data = {
      brandDealId: id,
      userId,
      status,
      applicationMessage: message,
      createdAt: sent.at,
      history: status === 'pending' ? [sent] : [sent, { status, at: ago((daysAgo - 2) * DAY_MS) }],
    }
    await req.payload.create({ collection: 'brand-deal-applications', data, depth: 0, req })
  }
}

/** Future events; the demo creator registers for two, and the editor for hers. */
export async function createEvents(req: PayloadRequest, { isla, elena }: People): Promise<void> {
  for (const { inDays, time, isIslas, registered, ...event } of demoEvents) {
    const { id } = await req.payload.create({
      collection: 'events',
      data: {
        ...event,
        eventDate: midnight(inDays).replace('T00:00', `T${time}`),
        timeZone: 'America/New_York',
        createdBy: isIslas ? isla : elena,
        seatsTaken: 0,
        version: 1,
      },
      depth: 0,
      req,
    })
    if (!registered) continue
    const data = {
      eventId: id,
      userId: isIslas ? elena : isla,
      status: registered,
      registeredAt: ago(DAY_MS),
      decidedAt: registered === 'pending' ? null : ago(DAY_MS / 2),
    }
    await req.payload.create({ collection: 'event-registrations', data, depth: 0, req })
  }
}

/** Applications and sign-ups, shown on the console's home. */
export async function createWaiting(req: PayloadRequest): Promise<void> {
  for (const { daysAgo, ...application } of demoApplications) {
    const decidedAt = application.status === 'pending' ? null : ago((daysAgo - 1) * DAY_MS)
    const data = { ...application, appliedAt: ago(daysAgo * DAY_MS), decidedAt }
    await req.payload.create({ collection: 'team-applications', data, depth: 0, req })
  }
  for (const [index, email] of demoSignups.entries()) {
    const data = { email, signedUpAt: ago((index + 1) * DAY_MS), source: 'landing' as const }
    await req.payload.create({ collection: 'email-signups', data, draft: true, depth: 0, req })
  }
}
