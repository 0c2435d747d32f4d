import { ORDER_TEXTS, onlyLeft, pleaseChoose } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import type { ResolvedLine } from './resolveLines'

/** Throws 409 with a text for each line that cannot be bought as it is. */
export function refuseLines(lines: readonly ResolvedLine[]): void {
  const errors = lines.flatMap((line, index) => {
    const text = refusalOf(line)
    return text ? [[`lines.${index}`, text] as const] : []
  })
  const [first] = errors
  if (first) throw conflict(first[1], Object.fromEntries(errors))
}

function refusalOf({ problem, available, product }: ResolvedLine): string | null {
  if (problem === 'fewer') return onlyLeft(available ?? 0)
  if (problem === 'choose') return pleaseChoose(product?.optionNames ?? [])
  if (problem === 'sold_out') return ORDER_TEXTS.soldOut
  if (problem === 'late') return ORDER_TEXTS.keptTooLate
  if (problem === 'currency') return ORDER_TEXTS.otherCurrency
  if (problem === 'sample') return ORDER_TEXTS.sample
  return problem === 'gone' ? ORDER_TEXTS.gone : null
}
