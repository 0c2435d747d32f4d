import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '@/contracts/core/money'

/** An amount in minor units in a row of a list, in the row's currency: "$326.84". */
export function MoneyCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  const { currency } = rowData as { currency?: unknown }
  return <span>{formatCents(cellData, typeof currency === 'string' && currency ? currency : 'USD')}</span>
}
