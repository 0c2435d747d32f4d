import type { CollectionConfig } from 'payload'
import {
  TAKEDOWN_PLATFORM_LABELS,
  TAKEDOWN_REASON_LABELS,
  TAKEDOWN_STATUS_LABELS,
} from '@/contracts/takedowns'
import { owner, webAddress } from '../fields'
import { labelledOptions } from '../labelledOptions'
import { ofReports, reportReason, reportStatus, reportsAdmin, stepDay, stepTaken } from '../reportFields'

/** Reports of leaked or stolen images (docs/behaviour.md, 5.15). */
export const ImageTakedownReports: CollectionConfig = {
  slug: 'image-takedown-reports',
  labels: { singular: 'Image takedown report', plural: 'Image takedown reports' },
  admin: {
    ...reportsAdmin,
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
  ...ofReports,
  // The owner's pages.
  indexes: [{ fields: ['userId', 'createdAt'] }],
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
    reportReason(TAKEDOWN_REASON_LABELS),
    { name: 'copyrightHolder', type: 'text', required: true, maxLength: 200 },
    { name: 'proofOfOwnership', type: 'textarea', maxLength: 5_000 },
    { name: 'additionalDetails', type: 'textarea', maxLength: 5_000 },
    { name: 'platformResponse', label: 'What the platform answered', type: 'textarea', maxLength: 5_000 },
    reportStatus(TAKEDOWN_STATUS_LABELS),
    stepTaken('dmcaFiled', 'DMCA notice filed'),
    stepDay('dmcaFilingDate', 'Filed on'),
    stepDay('platformResponseDate', 'Answered on'),
    stepDay('removalDate', 'Removed on'),
  ],
}
