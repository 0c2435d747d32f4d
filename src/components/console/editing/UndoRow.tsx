'use client'

import { Button, useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type RemovedRow, removedRow } from './rowsOf'

/** Offers the row that was removed last, until another one is removed or the page is left. */
export function UndoRow() {
  const [fields, dispatch] = useAllFormFields()
  const before = useRef(fields)
  const [removed, setRemoved] = useState<RemovedRow | null>(null)

  useEffect(() => {
    const row = removedRow(before.current, fields)
    before.current = fields
    if (row) setRemoved(row)
  }, [fields])

  if (!removed) return null
  const bringBack = () => {
    const { list: path, index: rowIndex, fields: subFieldState } = removed
    dispatch({ type: 'ADD_ROW', path, rowIndex, subFieldState })
    setRemoved(null)
  }
  return (
    <p className="page-notice page-notice-buttons">
      <span>{`Removed: ${removed.label}`}</span>
      <Button size="small" buttonStyle="secondary" margin={false} onClick={bringBack}>
        Undo
      </Button>
    </p>
  )
}
