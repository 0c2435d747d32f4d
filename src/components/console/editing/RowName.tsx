'use client'

import { useRowLabel } from '@payloadcms/ui'
import { textOf } from './pageFields'

const NAMES = ['title', 'label', 'heading', 'text', 'name']

/** The name of a row of a list: its title, label or first words. */
export function RowName() {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | null>()
  const named = NAMES.map((name) => data?.[name]).find((value) => typeof value === 'string' && value !== '')
  return (
    <span className="row-name">{named === undefined ? `New, number ${rowNumber + 1}` : textOf(named)}</span>
  )
}
