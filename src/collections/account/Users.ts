import type {
  CollectionConfig,
  TextFieldSingleValidation,
  CollectionBeforeChangeHook,
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { text } from 'payload/shared'
import { adminOnly, adminOnlyField, nobody, nobodyField, ownOrAdmin } from '@/access/rules'
import { hiddenFromEditors, isAdmin, opensConsole } from '@/access/guards'
import { SESSION_SECONDS } from '@/auth/cookies'
import { sessionStrategy } from '@/auth/sessionStrategy'
import { isOfOneAlphabet } from '@/contracts/account/alphabets'
import { ACCOUNT_TEXTS, ROLES, normaliseUsername } from '@/contracts/account/identity'
import { isEmail, toMailbox, touches } from '../fields'
import { judgeUser } from '../judgeOwner'
import { deleteUser, deleteUsers } from './deleteUser'
import { answerCurrentUser, dropSessionAtLogout, extendSessionAtRefresh } from './hooks/consoleSession'
import { auditChanges } from './hooks/auditChanges'
import { cancelSchedulesAfterChange } from './hooks/cancelSchedules'
import { confirmOwnEmail } from './hooks/confirmOwnEmail'
import { hashNewPassword, validateNewPassword } from './hooks/hashNewPassword'
import { keepOneAdmin } from './hooks/keepOneAdmin'
import { conflict } from '@/database/errors'
import type { User as StoredUser } from '@/payload-types'
import { nextValue } from '../nextValue'
import { withdrawFromPublic } from './withdrawFromPublic'
import { queueMail } from '@/database/queueMail'
import { dropResetTokens } from '@/auth/resetTokens'
import { endSessionsOf } from '@/auth/sessions'
import { driverCollection } from '@/database/driverCollection'
import { OWNED_DATA, ownedBy } from '@/database/ownedData'
import { sessionOf } from '@/database/transaction'
import { email, mailboxKey } from '@/contracts/core/wire'
import * as v from 'valibot'

const removable = OWNED_DATA.filter(({ atErasure }) => atErasure === 'delete')

/**
 * A user goes last: while they own a record, the deletion is refused (409), so that nothing is left without an owner.
 * eraseAccount.ts erases what they own.
 */
const requireErased: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req)
  for (const owned of removable) {
    const rows = driverCollection(req, owned.collection)
    const one = await rows.findOne(ownedBy(owned, String(id)), { session, projection: { _id: 1 } })
    if (one) throw conflict('This account still has records. Close it first.')
  }
}

/**
 * A new password, set by an admin, ends the user's sessions and all reset links; taking approval away ends the
 * sessions. Both at once (docs/behaviour.md, 7.2).
 */
const endSessionsAfterChange: CollectionAfterChangeHook<StoredUser> = async ({
  data,
  doc,
  previousDoc,
  req,
}) => {
  const id = String(doc.id)
  if (data.newPassword) await dropResetTokens(req, id)
  if (data.newPassword || (previousDoc?.approved && !doc.approved)) await endSessionsOf(req, id)
}

/** Mails a user once when they are approved or rejected, and their former address when they have another one. */
const mailChange: CollectionAfterChangeHook<StoredUser> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  if (doc.approved && !previousDoc.approved) await queueMail(req, 'approved', String(doc.id))
  if (doc.rejectedAt && !previousDoc.rejectedAt) await queueMail(req, 'rejected', String(doc.id))
  const { email: former } = previousDoc
  // A stored address may be older than the checks; another spelling is the same mailbox.
  const isOther = v.is(email(), former) && mailboxKey(former) !== mailboxKey(doc.email ?? '')
  if (isOther) await queueMail(req, 'email-changed', `${doc.id} ${former}`)
}

/** What others see of a user goes with their approval (docs/behaviour.md, 7.7). */
const leavePublic: CollectionAfterChangeHook<StoredUser> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.approved && !doc.approved) await withdrawFromPublic(req, String(doc.id))
}

/** Approving a user clears an earlier rejection (docs/behaviour.md, 7.7). */
const settleRegistration: CollectionBeforeChangeHook<StoredUser> = ({ data, originalDoc }) => {
  const isApproved = nextValue(data.approved, originalDoc?.approved)
  const rejectedAt = nextValue(data.rejectedAt, originalDoc?.rejectedAt)
  return isApproved && rejectedAt ? { ...data, rejectedAt: null } : data
}

/** An account that is being deleted cannot be changed, and so not be approved again (409). */
const keepClosed: CollectionBeforeChangeHook<StoredUser> = ({ data, originalDoc }) => {
  if (!originalDoc?.erasingSince) return data
  throw conflict('This account is being deleted.')
}

/** An existing name stays valid; a new one must not mix alphabets to imitate another. */
const validateUsername: TextFieldSingleValidation = (value, options) => {
  if (typeof value === 'string' && value !== options.previousValue && !isOfOneAlphabet(value)) {
    return ACCOUNT_TEXTS.usernameAlphabets
  }
  return text(value, options)
}

const never = { read: () => false, create: () => false, update: () => false }

/**
 * Creators, editors and admins, logged in by our own sessions (auth/) instead of Payload's local strategy
 * (docs/behaviour.md, 7.3). Only an admin sets approval and role; passwords are written through `newPassword`
 * only.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'People',
    hidden: hiddenFromEditors,
    useAsTitle: 'username',
    description:
      'Creators register themselves and wait here for approval. Editors and admins are made here. ' +
      'Deleting an account deletes all that it owns, except orders.',
    defaultColumns: ['username', 'email', 'role', 'approved', 'rejectedAt', 'createdAt'],
    listSearchableFields: ['username', 'email', 'firstName', 'lastName'],
    components: { beforeListTable: ['/src/components/console/ApproveSelected#ApproveSelected'] },
  },
  auth: {
    disableLocalStrategy: true,
    useSessions: false,
    tokenExpiration: SESSION_SECONDS,
    strategies: [sessionStrategy],
  },
  access: {
    admin: ({ req }) => opensConsole(req.user),
    create: adminOnly,
    read: ownOrAdmin('id'),
    update: ownOrAdmin('id'),
    delete: adminOnly,
    unlock: nobody,
  },
  endpoints: [deleteUser, deleteUsers],
  indexes: [{ fields: ['approved', 'createdAt'] }, { fields: ['approved', 'rejectedAt', 'createdAt'] }],
  hooks: {
    beforeChange: [keepClosed, confirmOwnEmail, hashNewPassword, keepOneAdmin, settleRegistration],
    afterChange: [
      endSessionsAfterChange,
      cancelSchedulesAfterChange,
      mailChange,
      leavePublic,
      judgeUser,
      auditChanges,
    ],
    beforeDelete: [requireErased],
    afterLogout: [dropSessionAtLogout],
    me: [answerCurrentUser],
    refresh: [extendSessionAtRefresh],
  },
  fields: [
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      access: { update: adminOnlyField },
      validate: validateUsername,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseUsername(value) : value)],
      },
    },
    {
      name: 'email',
      type: 'email',
      label: 'E-mail',
      // All searched fields are indexed (payload/foldedSearch.ts).
      index: true,
      // The same simple check as the calls; Payload's own is stricter and would refuse addresses that a form accepted.
      validate: (value: unknown, options) => !value || isEmail(value, options),
      hooks: { beforeValidate: [toMailbox] },
    },
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', maxLength: 200, index: true },
        { name: 'lastName', type: 'text', maxLength: 200, index: true },
      ],
    },
    { name: 'profileImage', type: 'upload', relationTo: 'profile-images', label: 'Profile picture' },
    {
      name: 'newPassword',
      type: 'text',
      label: 'Set a new password',
      virtual: true,
      validate: validateNewPassword,
      hooks: { afterRead: [() => undefined] },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        description: 'At least 6 characters. Ends the sessions of this user.',
        components: { Field: '/src/components/console/NewPasswordField#NewPasswordField' },
      },
    },
    {
      name: 'approved',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { create: adminOnlyField, update: adminOnlyField },
      admin: {
        position: 'sidebar',
        description: 'Only approved users can log in. Removing approval signs them out.',
        components: {
          Cell: '/src/components/console/ApprovedCell#ApprovedCell',
          Field: '/src/components/console/ApprovalField#ApprovalField',
        },
      },
    },
    {
      name: 'rejectedAt',
      label: 'Rejected',
      type: 'date',
      index: true,
      access: { create: adminOnlyField, update: adminOnlyField },
      admin: {
        position: 'sidebar',
        description: 'Set in the dashboard, under User Management. Approving clears it.',
        date: { displayFormat: 'MMM d, yyyy' },
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'creator',
      options: [...ROLES],
      saveToJWT: false,
      access: { create: adminOnlyField, update: adminOnlyField },
      admin: {
        position: 'sidebar',
        description:
          'Shop editors change texts and pictures of products, editors the marketing copy, admins everything.',
      },
    },
    {
      name: 'erasingSince',
      label: 'Being deleted since',
      type: 'date',
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => Boolean(data?.erasingSince),
        date: { pickerAppearance: 'dayAndTime' },
        description: 'The account is closed; its records are being deleted, and the account last.',
      },
    },
    {
      name: 'deletionNote',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        condition: (_, __, { user }) => isAdmin(user),
        components: { Field: '/src/components/console/DeletionNote#DeletionNote' },
      },
    },
    // Which run erases the account, and until when others wait for it (eraseAccount.ts).
    { name: 'erasingRun', type: 'text', hidden: true, access: never },
    { name: 'erasingUntil', type: 'date', hidden: true, access: never },
    { name: 'passwordHash', type: 'text', hidden: true, access: never },
    // The first log-in; returning users get another greeting.
    { name: 'firstLoginAt', type: 'date', hidden: true, access: never },
    touches(),
  ],
}
