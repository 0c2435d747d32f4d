import type { ReactNode } from 'react'
import type { TableColumn } from '../ui/Table'

/** Number columns from headers by row key; `write` formats a row's number. */
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
