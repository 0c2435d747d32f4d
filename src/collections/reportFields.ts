import type { CheckboxField, CollectionConfig, DateField, SelectField } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { adminOnly, ownedRecords } from '@/access/rules'
import { DAY_ONLY } from './fields'
import { labelledOptions } from './labelledOptions'

/** What the collections of creators' reports share (docs/behaviour.md, 5.14 and 5.15): only admins delete them. */
export const ofReports = {
  access: { ...ownedRecords, delete: adminOnly },
  defaultSort: '-createdAt',
} as const satisfies Partial<CollectionConfig>

/** How the console lists reports. */
export const reportsAdmin = { group: 'Community', hidden: hiddenFromEditors } as const

/** Why something is reported. */
export function reportReason(labels: Record<string, string>): SelectField {
  return {
    name: 'reportReason',
    label: 'Reason',
    type: 'select',
    required: true,
    options: labelledOptions(labels),
  }
}

/** How far a report is; its owner says so. */
export function reportStatus(labels: Record<string, string>): SelectField {
  return {
    name: 'reportStatus',
    label: 'Status',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'pending',
    options: labelledOptions(labels),
    admin: { position: 'sidebar', isClearable: false },
  }
}

/** Whether a step was taken. */
export function stepTaken(name: string, label: string): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } }
}

/** The day of a step. */
export function stepDay(name: string, label: string): DateField {
  return { name, label, type: 'date', admin: { position: 'sidebar', date: DAY_ONLY } }
}
