import type { CollectionConfig } from 'payload'
import { LONG_TEXT_MAX, TEXT_MAX } from '@/contracts/core/wire'
import { TEAM_TASK_STATUSES } from '@/contracts/teamTasks'
import { versionCount } from '../fields'
import { internal } from '../internal'

/** Tasks of team members, who need no account (docs/behaviour.md, 15.7). Calls alone read and write them. */
export const TeamTasks: CollectionConfig = {
  slug: 'team-tasks',
  ...internal(),
  labels: { singular: 'Team task', plural: 'Team tasks' },
  admin: { hidden: true, useAsTitle: 'title' },
  indexes: [{ fields: ['memberId', 'createdAt'] }],
  fields: [
    { name: 'memberId', type: 'relationship', relationTo: 'team-applications', required: true, index: true },
    { name: 'title', type: 'text', required: true, maxLength: TEXT_MAX },
    { name: 'description', type: 'textarea', maxLength: LONG_TEXT_MAX },
    /** YYYY-MM-DD. */
    { name: 'dueDate', type: 'text' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [...TEAM_TASK_STATUSES],
    },
    { name: 'assignedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'completedAt', type: 'date' },
    { name: 'completedBy', type: 'select', options: ['dashboard', 'link'] },
    versionCount(),
  ],
}
