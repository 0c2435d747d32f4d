'use client'

import { useField } from '@payloadcms/ui'
import type { FieldDescriptionClientProps } from 'payload'
import { textOf } from './editing/pageFields'

type Limits = { maxLength?: number; admin?: { description?: unknown; custom?: { softLimit?: number } } }

/**
 * What a field is for, and how many of its characters are used. A long text has a soft limit, which refuses nothing:
 * beyond it the text is longer than its place is meant for.
 */
export function CountedDescription({ path, field }: FieldDescriptionClientProps) {
  const { value } = useField({ path })
  const { maxLength, admin } = field as Limits
  const limit = maxLength ?? admin?.custom?.softLimit
  const length = lengthOf(value)
  const isOver = limit !== undefined && length > limit
  return (
    <div className="field-description counted-description">
      <span>{typeof admin?.description === 'string' && admin.description}</span>
      {limit !== undefined && (
        <span className="counted-description-count" data-over={isOver || undefined}>
          {`${length} / ${limit}`}
          {isOver && maxLength === undefined && ': longer than its place is meant for'}
        </span>
      )}
    </div>
  )
}

function lengthOf(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0
  if (typeof value === 'object' && 'root' in value && textOf(value) === 'Empty') return 0
  return Array.from(textOf(value)).length
}
