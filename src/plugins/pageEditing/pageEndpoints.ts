import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/access/guards'
import { EDITING_TEXTS, withoutBookkeeping } from '@/contracts/editing'
import { badRequest, conflict, forbidden, notFound } from '@/database/errors'
import { failedSchedulesOf, notePresence, pageState, schedulesOf } from './pageState'
import { faultOf } from './publishTogether'
import { readBody } from './readBody'

type Body = Record<string, unknown>
type Answer = (req: PayloadRequest, page: string, body: Body) => Promise<object>

/** What the console needs for a page beside Payload's own calls; for editors and admins (docs/behaviour.md, 9.6). */
export function pageEndpoints(page: string): Omit<Endpoint, 'root'>[] {
  return [
    // Payload's own endpoint for this path comes later in the list; it would publish at once.
    { path: '/versions/:id', method: 'post', handler: answering(page, restore) },
    { path: '/presence', method: 'post', handler: answering(page, meet) },
    { path: '/schedule', method: 'post', handler: answering(page, schedule) },
  ]
}

function answering(page: string, answer: Answer): Endpoint['handler'] {
  return async (req) => {
    if (!isStaff(req.user)) throw forbidden()
    return Response.json(await answer(req, page, await readBody(req)))
  }
}

/** Brings an older version into the draft. 404 for an unknown one. */
const restore: Answer = async (req, page) => {
  const id = req.routeParams?.id as string
  const asCaller = { req, overrideAccess: false, depth: 0 } as const
  const found = await req.payload.findGlobalVersionByID({
    slug: page as never,
    id,
    ...asCaller,
    disableErrors: true,
  })
  if (!found) throw notFound()
  const data = withoutBookkeeping(found.version) as never
  const doc = await req.payload.updateGlobal({ slug: page as never, data, draft: true, ...asCaller })
  return { doc, message: EDITING_TEXTS.restored }
}

/** Says that the caller has the page open or, with `isLeaving`, has left it; answers the page's state. */
const meet: Answer = async (req, page, { isLeaving }) => {
  await notePresence(req, page, isLeaving === true)
  return await pageState(req, page)
}

/**
 * Publishes the page's draft `at` an ISO time, or never if it is null; names the revision that the form shows. 400 for
 * a draft that could not be published now.
 */
const schedule: Answer = async (req, page, { at, revision }) => {
  const moment = at === null ? null : new Date(typeof at === 'string' ? at : Number.NaN)
  if (moment && !(moment.getTime() > Date.now())) throw badRequest(EDITING_TEXTS.timeIsOver)
  const state = await pageState(req, page)
  if (revision !== state.revision) throw conflict(EDITING_TEXTS.changedBetween(state.changedBy))
  const fault = moment && (await faultOf(req, { slug: page }))
  if (fault) throw badRequest(fault)
  const where = { or: [schedulesOf(page), failedSchedulesOf(page)] }
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where })
  if (moment) {
    const user = { relationTo: 'users' as const, value: String(req.user?.id) }
    const input = { type: 'publish' as const, global: page as never, user }
    await req.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: moment })
  }
  return await pageState(req, page)
}
