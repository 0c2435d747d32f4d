import type { CollectionConfig } from 'payload'
import { adminOnly } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { exportSignups } from './exportSignups'
import { emailAddress, madeAt } from '../fields'

/** Launch sign-ups (docs/behaviour.md, 5.3). A mailbox is stored once, however it is spelled. */
export const EmailSignups: CollectionConfig = {
  slug: 'email-signups',
  labels: { singular: 'Email sign-up', plural: 'Email sign-ups' },
  admin: {
    group: 'People',
    hidden: hiddenFromEditors,
    useAsTitle: 'email',
    description: 'Who asked on the landing page to be told of the launch.',
    defaultColumns: ['email', 'signedUpAt'],
    listSearchableFields: ['email'],
    components: { beforeListTable: ['/src/components/console/ExportSignups#ExportSignups'] },
  },
  access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: '-signedUpAt',
  endpoints: [exportSignups],
  fields: [emailAddress({ unique: true }), madeAt('signedUpAt', 'Signed up')],
}
