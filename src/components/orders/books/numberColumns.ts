import type { ReactNode } from 'react'
import type { TableColumn } from '../../ui/Table'

/** Columns of numbers: their headers by the row's keys, and how a number of a row is written. */
export function numberColumns<TRow, TKey extends keyof TRow & string>(
  headers: Record<TKey, string>,
  write: (row: TRow, key: TKey) => ReactNode,
): TableColumn<TRow>[] {
  return (Object.entries(headers) as [TKey, string][]).map(([id, header]) => ({
    id,
    header,
    isNumber: true,
    isNamedOnPhone: true,
    cell: (row) => write(row, id),
  }))
}
