import { PAGE_ROWS } from '@/contracts/core/page'
import { boundedList, countRecords } from '@/database/boundedList'
import { queueMail } from '@/database/queueMail'
import { conflict, notFound } from '@/database/errors'
import { countGoal } from '@/domain/audience/countGoal'
import { handle } from '../core/handle'
import { isRecordId } from '@/database/ownRecords'
import { pageOfRecords } from '@/database/timePages'
import { inTransaction } from '@/database/transaction'
import type { TeamApplication } from '@/contracts/team'
import * as contract from '@/contracts/team'
import type { TeamApplication as StoredTeamApplication } from '@/payload-types'

/** A stored team application as calls answer it; only the console shows who decided it. */
function presentTeamApplication(stored: StoredTeamApplication): TeamApplication {
  return {
    id: stored.id,
    firstName: stored.firstName,
    lastName: stored.lastName,
    email: stored.email,
    phone: stored.phone ?? null,
    age: stored.age,
    skillset: stored.skillset,
    resumeUrl: stored.resumeUrl ?? null,
    instagram: stored.instagram ?? null,
    tiktok: stored.tiktok ?? null,
    otherSocial: stored.otherSocial ?? null,
    whyJoin: stored.whyJoin,
    status: stored.status,
    appliedAt: stored.appliedAt,
  }
}

/** POST /api/team-application: the server sets status and time; the applicant gets a mail. */
export const createTeamApplication = handle(
  contract.createTeamApplication,
  async ({ body, payload, req }) => {
    const stored = await inTransaction(req, async () => {
      const data = { ...body, status: 'pending' as const, appliedAt: new Date().toISOString() }
      // Collection access denies visitors; this call overrides it.
      const made = await payload.create({ collection: 'team-applications', data, req, overrideAccess: true })
      await queueMail(req, 'application-received', made.id)
      return made
    })
    await countGoal(req, 'application')
    return presentTeamApplication(stored)
  },
)

/** GET /api/team-applications: newest first. */
export const listTeamApplications = handle(contract.listTeamApplications, async ({ req, headers }) => {
  const sort = { appliedAt: -1 } as const
  // The call is for admins, who may read all.
  const applications = await boundedList('team-applications', { req, headers, filter: {}, sort })
  return applications.map(presentTeamApplication)
})

/** GET /api/team-applications/page: `total` counts those in the state that was asked for. */
export const pageTeamApplications = handle(
  contract.pageTeamApplications,
  async ({ query: { cursor, status }, req }) => {
    const count = (state: TeamApplication['status']) =>
      countRecords(req, 'team-applications', { status: state })
    const [page, pending, accepted, rejected] = await Promise.all([
      // The call is for admins, who may read all.
      pageOfRecords(req, 'team-applications', {
        conditions: status ? [{ status }] : [],
        by: 'appliedAt',
        cursor,
        size: PAGE_ROWS,
      }),
      count('pending'),
      count('accepted'),
      count('rejected'),
    ])
    const counts = { pending, accepted, rejected }
    return {
      items: page.records.map(presentTeamApplication),
      total: status ? counts[status] : pending + accepted + rejected,
      counts,
      cursor: page.cursor,
    }
  },
)

/** PATCH /api/team-applications/{id}/status: only the first of several decisions counts; the others are 409. */
export const updateTeamApplicationStatus = handle(
  contract.updateTeamApplicationStatus,
  async ({ params: { id }, body, payload, req }) => {
    if (!isRecordId(id)) throw notFound()
    const options = { collection: 'team-applications', id, depth: 0, req, overrideAccess: false } as const
    const stored = await inTransaction(req, async () => {
      const found = await payload.findByID({ ...options, disableErrors: true })
      if (!found) throw notFound()
      if (found.status !== 'pending') throw conflict(contract.APPLICATION_TEXTS.alreadyDecided)
      return payload.update({ ...options, data: { status: body.status } })
    })
    return presentTeamApplication(stored)
  },
)

/** The calls of team applications. */
export const teamCalls = [
  createTeamApplication,
  listTeamApplications,
  pageTeamApplications,
  updateTeamApplicationStatus,
]
