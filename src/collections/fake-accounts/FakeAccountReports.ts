import type { CollectionConfig } from 'payload'
import * as v from 'valibot'
import {
  Evidence,
  FAKE_ACCOUNT_OUTCOME_LABELS,
  FAKE_ACCOUNT_PLATFORM_LABELS,
  FAKE_ACCOUNT_REASON_LABELS,
  FAKE_ACCOUNT_STATUS_LABELS,
} from '@/contracts/fake-accounts'
import { owner, webAddress } from '../fields'
import { labelledOptions } from '../labelledOptions'
import { ofReports, reportReason, reportStatus, reportsAdmin, stepDay, stepTaken } from '../reportFields'

/** Reports of fake accounts and how the platforms reacted (docs/behaviour.md, 5.14). */
export const FakeAccountReports: CollectionConfig = {
  slug: 'fake-account-reports',
  labels: { singular: 'Fake account report', plural: 'Fake account reports' },
  admin: {
    ...reportsAdmin,
    useAsTitle: 'fakeAccountUrl',
    description:
      'Accounts that pretend to be one of the creators, who update their reports in their dashboard.',
    defaultColumns: ['fakeAccountUrl', 'platform', 'reportReason', 'reportStatus', 'userId', 'createdAt'],
    listSearchableFields: ['fakeAccountUrl', 'fakeAccountUsername'],
  },
  ...ofReports,
  // The owner's pages.
  indexes: [{ fields: ['userId', 'createdAt'] }, { fields: ['userId', 'reportStatus', 'createdAt'] }],
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
    reportReason(FAKE_ACCOUNT_REASON_LABELS),
    { name: 'additionalDetails', type: 'textarea', maxLength: 5_000 },
    {
      name: 'evidenceUrls',
      label: 'Evidence',
      type: 'text',
      hasMany: true,
      validate: (value: unknown) => v.is(v.nullish(Evidence), value) || 'Addresses that start with https://',
      admin: { description: 'Addresses of screenshots and posts.' },
    },
    reportStatus(FAKE_ACCOUNT_STATUS_LABELS),
    stepTaken('reportedToPlatform', 'Reported to the platform'),
    stepDay('platformReportDate', 'Reported on'),
    stepDay('platformResponseDate', 'Answered on'),
    {
      name: 'platformOutcome',
      label: 'Outcome',
      type: 'select',
      options: labelledOptions(FAKE_ACCOUNT_OUTCOME_LABELS),
      admin: { position: 'sidebar' },
    },
  ],
}
