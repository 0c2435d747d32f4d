import type { CollectionConfig } from 'payload'
import * as v from 'valibot'
import { adminOnly, ownedRecords } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import {
  Evidence,
  FAKE_ACCOUNT_OUTCOME_LABELS,
  FAKE_ACCOUNT_PLATFORM_LABELS,
  FAKE_ACCOUNT_REASON_LABELS,
  FAKE_ACCOUNT_STATUS_LABELS,
} from '@/contracts/fake-accounts'
import { DAY_ONLY, owner, webAddress } from '../fields'
import { labelledOptions } from '../labelledOptions'

/** Reports of fake accounts and how the platforms reacted (docs/behaviour.md, 5.14). */
export const FakeAccountReports: CollectionConfig = {
  slug: 'fake-account-reports',
  labels: { singular: 'Fake account report', plural: 'Fake account reports' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'fakeAccountUrl',
    description:
      'Accounts that pretend to be one of the creators, who update their reports in their dashboard.',
    defaultColumns: ['fakeAccountUrl', 'platform', 'reportReason', 'reportStatus', 'userId', 'createdAt'],
    listSearchableFields: ['fakeAccountUrl', 'fakeAccountUsername'],
  },
  access: { ...ownedRecords, delete: adminOnly },
  defaultSort: '-createdAt',
  fields: [
    owner(),
    {
      name: 'platform',
      type: 'select',
      required: true,
      options: labelledOptions(FAKE_ACCOUNT_PLATFORM_LABELS),
    },
    { ...webAddress('fakeAccountUrl', 'Address of the fake account'), required: true },
    { name: 'fakeAccountUsername', label: 'Username of the fake account', type: 'text', maxLength: 200 },
    {
      name: 'reportReason',
      label: 'Reason',
      type: 'select',
      required: true,
      options: labelledOptions(FAKE_ACCOUNT_REASON_LABELS),
    },
    { name: 'additionalDetails', type: 'textarea', maxLength: 5_000 },
    {
      name: 'evidenceUrls',
      label: 'Evidence',
      type: 'text',
      hasMany: true,
      validate: (value: unknown) => v.is(v.nullish(Evidence), value) || 'Addresses that start with https://',
      admin: { description: 'Addresses of screenshots and posts.' },
    },
    {
      name: 'reportStatus',
      label: 'Status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: labelledOptions(FAKE_ACCOUNT_STATUS_LABELS),
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'reportedToPlatform',
      label: 'Reported to the platform',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'platformReportDate',
      label: 'Reported on',
      type: 'date',
      admin: { position: 'sidebar', date: DAY_ONLY },
    },
    {
      name: 'platformResponseDate',
      label: 'Answered on',
      type: 'date',
      admin: { position: 'sidebar', date: DAY_ONLY },
    },
    {
      name: 'platformOutcome',
      label: 'Outcome',
      type: 'select',
      options: labelledOptions(FAKE_ACCOUNT_OUTCOME_LABELS),
      admin: { position: 'sidebar' },
    },
  ],
}
