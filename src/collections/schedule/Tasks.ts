import type { CollectionConfig } from 'payload'
import { ownedRecords } from '@/access/ownedRecords'
import { LONG_TEXT_MAX, TEXT_MAX, isTimeZone } from '@/contracts/core/wire'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { DISCLOSURE_LABELS, REMIND_MINUTES, TASK_STATUS_LABELS, TIME_SHAPE } from '@/contracts/schedule/tasks'
import { deletedAt, owner, versionCount, webAddress } from '../fields'
import { judgePublished } from '../judgeOwner'
import { labelledOptions } from '../labelledOptions'
import { keepMedia } from './hooks/keepMedia'
import { keepSteps } from './hooks/keepSteps'
import { setLibrary } from './hooks/setLibrary'
import { setReminder } from './hooks/setReminder'

/**
 * Tasks of the schedule, one per post (docs/behaviour.md, 5.25). Days are texts, so no time zone shifts them. A unique
 * index allows at most one task per idea (domain/schedule/taskIndexes.ts).
 */
export const Tasks: CollectionConfig = {
  slug: 'tasks',
  labels: { singular: 'Task', plural: 'Tasks' },
  admin: { hidden: true, useAsTitle: 'title' },
  endpoints: false,
  lockDocuments: false,
  trash: true,
  access: ownedRecords,
  indexes: [
    { fields: ['userId', 'status', 'rank'] },
    { fields: ['userId', 'date'] },
    { fields: ['userId', 'publishedAt'] },
    { fields: ['userId', 'library', 'updatedAt'] },
  ],
  hooks: { beforeChange: [keepSteps, setReminder, keepMedia, setLibrary], afterChange: [judgePublished] },
  fields: [
    owner(),
    deletedAt(),
    { name: 'title', type: 'text', required: true, maxLength: TEXT_MAX },
    { name: 'platform', type: 'select', required: true, options: labelledOptions(TASK_PLATFORM_LABELS) },
    { name: 'date', type: 'text', validate: matches(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD') },
    { name: 'time', type: 'text', validate: matches(TIME_SHAPE, 'HH:MM') },
    {
      name: 'timeZone',
      type: 'text',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isTimeZone(value)) || 'A time zone like America/New_York',
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'todo',
      options: labelledOptions(TASK_STATUS_LABELS),
    },
    { name: 'rank', type: 'number', required: true },
    { name: 'caption', type: 'textarea', maxLength: LONG_TEXT_MAX },
    { name: 'mediaIds', type: 'relationship', relationTo: 'creator-media', hasMany: true, index: true },
    { name: 'ideaId', type: 'relationship', relationTo: 'vision-board' },
    { name: 'dealId', type: 'relationship', relationTo: 'brand-deals', index: true },
    { name: 'eventId', type: 'relationship', relationTo: 'events', index: true },
    {
      name: 'disclosure',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: labelledOptions(DISCLOSURE_LABELS),
    },
    {
      name: 'remindMinutes',
      type: 'number',
      validate: (value: unknown) =>
        value === null || value === undefined || REMIND_MINUTES.some((each) => each === value) || 'Minutes',
    },
    /** When to remind; null when no reminder is pending. */
    { name: 'remindAt', type: 'date', index: true },
    webAddress('publishedUrl', 'Published at'),
    { name: 'publishedAt', type: 'date' },
    /** In which lists of the content library it is. */
    { name: 'library', type: 'select', hasMany: true, options: ['video', 'draft'], hidden: true },
    versionCount(),
  ],
}

function matches(shape: RegExp, hint: string) {
  return (value: unknown) => !value || (typeof value === 'string' && shape.test(value)) || hint
}
