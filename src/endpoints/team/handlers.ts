import { queueMail } from '@/database/queueMail'
import { conflict, notFound } from '@/database/errors'
import { handle } from '../core/handle'
import { isRecordId } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/team'
import { presentTeamApplication } from './present'

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
    return presentTeamApplication(stored)
  },
)

/** GET /api/team-applications: all applications, newest first. */
export const listTeamApplications = handle(contract.listTeamApplications, async ({ req }) => {
  const applications = await readableRecords('team-applications', { req, sort: ['-appliedAt'] })
  return applications.map(presentTeamApplication)
})

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
export const teamCalls = [createTeamApplication, listTeamApplications, updateTeamApplicationStatus]
