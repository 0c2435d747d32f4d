import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { nobody, ownOrAdmin } from '@/access/rules'
import { SYNC_STATUS_LABELS, SYNC_TYPE_LABELS } from '@/contracts/settings'
import { owner } from '../fields'
import { labelledOptions } from '../labelledOptions'

/** The log of every sync; never changed (docs/behaviour.md, 5.19). */
export const SyncLogs: CollectionConfig = {
  slug: 'dashboard-sync-logs',
  labels: { singular: 'Sync', plural: 'Sync log' },
  admin: {
    group: 'System',
    hidden: hiddenFromEditors,
    useAsTitle: 'startedAt',
    description: 'What every sync of a dashboard did. A mere check for updates is not listed.',
    listSearchableFields: ['sourceVersion', 'errorMessage'],
    defaultColumns: ['startedAt', 'userId', 'syncType', 'status', 'sourceVersion', 'duration'],
  },
  access: { read: ownOrAdmin(), create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-startedAt',
  indexes: [{ fields: ['userId', 'startedAt'] }],
  fields: [
    owner(),
    { name: 'syncType', type: 'select', required: true, options: labelledOptions(SYNC_TYPE_LABELS) },
    { name: 'status', type: 'select', required: true, options: labelledOptions(SYNC_STATUS_LABELS) },
    { name: 'sourceVersion', type: 'text' },
    { name: 'featuresUpdated', type: 'text', hasMany: true },
    { name: 'checksum', type: 'text' },
    { name: 'duration', label: 'Duration in ms', type: 'number', required: true },
    { name: 'errorMessage', label: 'Error', type: 'text' },
    { name: 'startedAt', type: 'date', required: true, index: true },
    { name: 'completedAt', type: 'date', required: true },
  ],
}
