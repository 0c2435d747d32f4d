import { Types } from 'mongoose'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload'
import { adminOnly, nobodyField } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { AGE_MAX, AGE_MIN, SKILLSETS, TEAM_APPLICATION_STATUSES, APPLICATION_TEXTS } from '@/contracts/team'
import { decidedStatus, emailAddress, madeAt, webAddress } from '../fields'
import { fullName } from '@/contracts/account/names'
import { screenHref } from '@/contracts/screens'
import { conflict } from '@/database/errors'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { notifyAdmins } from '@/database/notify'
import type { TeamApplication as StoredTeamApplication } from '@/payload-types'
import { nextValue } from '../nextValue'

/** Allows a decision only from pending, and records who made it and when. */
const decideOnce: CollectionBeforeChangeHook<StoredTeamApplication> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const status = nextValue(data.status, originalDoc?.status)
  if (operation !== 'update' || status === originalDoc?.status) return data
  if (originalDoc?.status !== 'pending') throw conflict(APPLICATION_TEXTS.alreadyDecided)
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}

/** Tells admins of a new application (docs/behaviour.md, 5.23). */
const notifyOfNew: CollectionAfterChangeHook<StoredTeamApplication> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || doc.status !== 'pending') return
  await notifyAdmins(req, {
    kind: 'team',
    dedupeKey: `application:${doc.id}`,
    title: 'New application to the team',
    body: `${fullName(doc)}, ${doc.skillset}`,
    href: screenHref('applications'),
  })
}

/** A member's tasks and link go with their application. */
const eraseMember: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const mine = { memberId: new Types.ObjectId(String(id)) }
  const options = { session: await sessionOf(req) }
  await driverCollection(req, 'team-tasks').deleteMany(mine, options)
  await driverCollection(req, 'member-links').deleteMany(mine, options)
}

/** Applications to the team, decided once by an admin (docs/behaviour.md, 5.4). */
export const TeamApplications: CollectionConfig = {
  slug: 'team-applications',
  labels: { singular: 'Team application', plural: 'Team applications' },
  admin: {
    group: 'People',
    hidden: hiddenFromEditors,
    useAsTitle: 'email',
    description: 'Sent from the Join Team page. Accept or reject each one once.',
    defaultColumns: ['firstName', 'lastName', 'skillset', 'status', 'appliedAt'],
    listSearchableFields: ['firstName', 'lastName', 'email'],
  },
  access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: '-appliedAt',
  indexes: [{ fields: ['status', 'appliedAt'] }],
  hooks: { beforeChange: [decideOnce], afterChange: [notifyOfNew], beforeDelete: [eraseMember] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', required: true, maxLength: 200 },
        { name: 'lastName', type: 'text', required: true, maxLength: 200 },
      ],
    },
    {
      type: 'row',
      fields: [emailAddress(), { name: 'phone', type: 'text', maxLength: 200 }],
    },
    {
      type: 'row',
      fields: [
        { name: 'age', type: 'number', required: true, min: AGE_MIN, max: AGE_MAX },
        { name: 'skillset', type: 'select', required: true, options: [...SKILLSETS] },
      ],
    },
    { name: 'whyJoin', label: 'Why join', type: 'textarea', required: true, maxLength: 5_000 },
    webAddress('resumeUrl', 'Portfolio or résumé'),
    {
      type: 'row',
      fields: [
        { name: 'instagram', type: 'text', maxLength: 200 },
        { name: 'tiktok', label: 'TikTok', type: 'text', maxLength: 200 },
        { name: 'otherSocial', label: 'Other social', type: 'text', maxLength: 200 },
      ],
    },
    decidedStatus(TEAM_APPLICATION_STATUSES, 'A decision stands: it cannot be taken back.'),
    madeAt('appliedAt', 'Applied'),
    {
      name: 'decidedBy',
      type: 'relationship',
      relationTo: 'users',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'decidedAt',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
