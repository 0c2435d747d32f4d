import type { CollectionConfig } from 'payload'
import { adminOnly, nobody, ownOrAdmin } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { DEFAULT_VERSION } from '@/contracts/settings'
import { owner, webAddress } from '../fields'

/**
 * One per user, made at the first read (docs/behaviour.md, 5.18). The hidden fields belong to the sync
 * (endpoints/settings): its claim, when the daily one is due, and what the last successful one found.
 */
export const DashboardSettings: CollectionConfig = {
  slug: 'dashboard-settings',
  labels: { singular: 'Dashboard settings', plural: 'Dashboard settings' },
  admin: {
    group: 'System',
    hidden: hiddenFromEditors,
    useAsTitle: 'currentVersion',
    description: 'Which version each dashboard runs and where its updates come from.',
    listSearchableFields: ['currentVersion', 'sourceDashboardUrl'],
    defaultColumns: ['userId', 'currentVersion', 'autoUpdateEnabled', 'lastCheckedAt', 'sourceDashboardUrl'],
  },
  access: { read: ownOrAdmin(), create: nobody, update: adminOnly, delete: adminOnly },
  lockDocuments: false,
  fields: [
    { ...owner(), unique: true },
    webAddress(
      'sourceDashboardUrl',
      'Source dashboard',
      'Empty for the usual one. Only admins change it; any other must have a public address.',
    ),
    { name: 'currentVersion', type: 'text', defaultValue: DEFAULT_VERSION, admin: { readOnly: true } },
    { name: 'lastCheckedAt', label: 'Last checked', type: 'date', admin: { readOnly: true } },
    {
      name: 'autoUpdateEnabled',
      label: 'Auto-update',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { readOnly: true, description: 'The user switches it. Syncs daily at 1:00 AM.' },
    },
    { name: 'nextSyncAt', type: 'date', hidden: true, index: true },
    { name: 'syncToken', type: 'text', hidden: true },
    { name: 'syncUntil', type: 'date', hidden: true },
    { name: 'syncedFeatures', type: 'json', hidden: true },
  ],
}
