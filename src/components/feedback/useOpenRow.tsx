'use client'

import { useState } from 'react'
import { Button } from '../ui/Button'
import type { TableColumn } from '../ui/Table'

/**
 * At most one row of a table is open. Returns whether a row is, and the column with the button that opens it; `what`
 * completes "Show" for screen readers: "message: Dark mode".
 */
export function useOpenRow<TRow extends { id: string }>(header: string, what: (row: TRow) => string) {
  const [openId, setOpenId] = useState<string | null>(null)
  const isOpen = ({ id }: TRow) => id === openId
  const column: TableColumn<TRow> = {
    id: 'open',
    header,
    isActions: true,
    cell: (row) => {
      const verb = isOpen(row) ? 'Hide' : 'Show'
      return (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen(row)}
          aria-label={`${verb} ${what(row)}`}
          onPress={() => setOpenId(isOpen(row) ? null : row.id)}
        >
          {verb}
        </Button>
      )
    },
  }
  return { isOpen, column }
}
