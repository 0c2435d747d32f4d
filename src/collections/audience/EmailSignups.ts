import type { CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload'
import { adminOnly, nobody, nobodyField } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { newToken } from '@/auth/tokens'
import {
  CONSENT_KINDS,
  CONSENT_WAYS,
  FIRST_NAME_MAX,
  SUBSCRIBER_SOURCES,
  SUBSCRIBER_STATUSES,
  TOPICS,
} from '@/contracts/audience/subscription'
import { keepGrowth } from '@/domain/audience/growth'
import { forgetAddress } from '@/domain/audience/letters/deliveries'
import { suppress } from '@/domain/audience/suppressions'
import type { EmailSignup as StoredSubscriber } from '@/payload-types'
import { asWords, emailAddress, madeAt, wholeNumber } from '../fields'
import { fixed, fixedChoice, fixedText, moment } from '../orderFields'

/** Of an erased address a keyed hash stays, so that no list brings it back, and counts (docs/behaviour.md, 13.5). */
const suppressErased: CollectionAfterDeleteHook<StoredSubscriber> = async ({ req, doc }) => {
  await suppress(req, doc.email, doc.status === 'complained' ? 'complained' : 'erased')
  await forgetAddress(req, doc.id)
  await keepGrowth(req, doc)
}

/** Topics that the site sets. */
function topics(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'select',
    hasMany: true,
    options: TOPICS.map((value) => ({ value, label: asWords(value) })),
    access: fixed,
    admin: { readOnly: true },
    defaultValue: [],
  }
}

/** What was agreed to, in which words and how; append-only, without an address of a device. */
const consents: Field = {
  name: 'consents',
  type: 'array',
  access: fixed,
  defaultValue: [],
  admin: { readOnly: true, initCollapsed: true },
  fields: [
    moment('at'),
    fixedChoice('what', CONSENT_KINDS),
    topics('topics', 'Topics'),
    fixedText('wording'),
    fixedChoice('way', CONSENT_WAYS),
  ],
}

/**
 * Sign-ups, which are the subscribers (docs/behaviour.md, 5.3 and 13.2). A mailbox is stored once, however it is
 * spelled. The calls change them by conditional updates (domain/audience); the console shows and erases them.
 */
export const EmailSignups: CollectionConfig = {
  slug: 'email-signups',
  labels: { singular: 'Email sign-up', plural: 'Email sign-ups' },
  admin: {
    group: 'People',
    hidden: hiddenFromEditors,
    useAsTitle: 'email',
    description: 'Who signed up, and who confirmed it. Only people who confirmed are written to.',
    defaultColumns: ['email', 'status', 'signedUpAt'],
    listSearchableFields: ['email'],
    components: { beforeListTable: ['/src/components/console/ExportSignups#ExportSignups'] },
  },
  access: { create: adminOnly, read: adminOnly, update: nobody, delete: adminOnly },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-signedUpAt',
  indexes: [
    { fields: ['status', 'signedUpAt'] },
    { fields: ['status', 'topics', 'confirmedAt'] },
    { fields: ['tags', 'signedUpAt'] },
  ],
  hooks: { afterDelete: [suppressErased] },
  fields: [
    emailAddress({ unique: true }),
    madeAt('signedUpAt', 'Signed up'),
    { ...fixedChoice('status', SUBSCRIBER_STATUSES, { required: true }), defaultValue: 'pending' },
    topics('topics', 'Agreed to'),
    { ...topics('askedTopics', 'Waits for a confirmation'), defaultValue: ['launch'] } as Field,
    { ...fixedText('firstName', 'First name'), maxLength: FIRST_NAME_MAX },
    { ...fixedText('tags', 'Tags'), hasMany: true } as Field,
    // Letters' ids (docs/behaviour.md, 13.8).
    { ...fixedText('cameThrough', 'Came through letters'), hasMany: true, index: true } as Field,
    { ...moment('boughtAt', 'Bought with the tick'), index: true },
    { ...fixedChoice('source', SUBSCRIBER_SOURCES, { required: true }), defaultValue: 'admin' },
    moment('askedAt', 'Last asked to confirm'),
    { ...wholeNumber('timesAsked', 'Asked again by an admin'), access: fixed, defaultValue: 0 },
    { ...moment('confirmedAt', 'Confirmed'), index: true },
    { ...moment('leftAt', 'Left'), index: true },
    fixedText('leftReason', 'Why'),
    { ...wholeNumber('bounces', 'Refused by the mailbox'), access: fixed },
    consents,
    // Which import added them, so that it can be undone (docs/behaviour.md, 13.15).
    { ...fixedText('importId', 'Import'), index: true, admin: { hidden: true } },
    {
      // The credential of the links in letters; stored, because it must outlive SECRETS_KEY.
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      defaultValue: newToken,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ],
}
