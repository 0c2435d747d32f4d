import type { CollectionConfig } from 'payload'
import { adminOnly, ownedRecords } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import {
  TAKEDOWN_PLATFORM_LABELS,
  TAKEDOWN_REASON_LABELS,
  TAKEDOWN_STATUS_LABELS,
} from '@/contracts/takedowns'
import { DAY_ONLY, owner, webAddress } from '../fields'
import { labelledOptions } from '../labelledOptions'

/** Reports of leaked or stolen images (docs/behaviour.md, 5.15). */
export const ImageTakedownReports: CollectionConfig = {
  slug: 'image-takedown-reports',
  labels: { singular: 'Image takedown report', plural: 'Image takedown reports' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'violationImageUrl',
    description: 'Pictures that were taken from one of the creators and must come down.',
    defaultColumns: [
      'violationImageUrl',
      'violationPlatform',
      'reportReason',
      'reportStatus',
      'userId',
      'createdAt',
    ],
    listSearchableFields: ['violationImageUrl', 'violationSiteName', 'copyrightHolder'],
  },
  access: { ...ownedRecords, delete: adminOnly },
  defaultSort: '-createdAt',
  fields: [
    owner(),
    { ...webAddress('violationImageUrl', 'Where the picture is'), required: true },
    {
      name: 'violationPlatform',
      label: 'Kind of place',
      type: 'select',
      required: true,
      options: labelledOptions(TAKEDOWN_PLATFORM_LABELS),
    },
    { name: 'violationSiteName', label: 'Name of the site', type: 'text', maxLength: 200 },
    webAddress('originalSourceUrl', 'Where the original is'),
    { name: 'imageDescription', type: 'textarea', required: true, maxLength: 5_000 },
    {
      name: 'reportReason',
      label: 'Reason',
      type: 'select',
      required: true,
      options: labelledOptions(TAKEDOWN_REASON_LABELS),
    },
    { name: 'copyrightHolder', type: 'text', required: true, maxLength: 200 },
    { name: 'proofOfOwnership', type: 'textarea', maxLength: 5_000 },
    { name: 'additionalDetails', type: 'textarea', maxLength: 5_000 },
    { name: 'platformResponse', label: 'What the platform answered', type: 'textarea', maxLength: 5_000 },
    {
      name: 'reportStatus',
      label: 'Status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: labelledOptions(TAKEDOWN_STATUS_LABELS),
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'dmcaFiled',
      label: 'DMCA notice filed',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'dmcaFilingDate',
      label: 'Filed on',
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
      name: 'removalDate',
      label: 'Removed on',
      type: 'date',
      admin: { position: 'sidebar', date: DAY_ONLY },
    },
  ],
}
