import { formatCents } from '@/contracts/core/money'
import { linesOfSeller } from '@/contracts/orders/parts'
import { ownReturnWords } from '@/contracts/orders/sellerWords'
import type { StoredLine } from '@/domain/orders/orderStore'
import type { Order as StoredOrder } from '@/payload-types'

/** Lines with their sums, and the discount of a code. */
export function describeAll({ currency, discountCode }: StoredOrder, lines: StoredLine[]): string[] {
  const money = (cents: number) => formatCents(cents, currency ?? undefined)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  return [
    ...lines.map((line) => `${line.quantity} × ${nameOf(line)}: ${money(line.price * line.quantity)}`),
    ...(discount > 0 ? [`Discount ${discountCode ?? ''}: ${money(-discount)}`] : []),
  ]
}

/** A paragraph for each seller, as on the receipt: name and place, pieces, sums, and their own rule for returns. */
export function describeParts(order: StoredOrder): string[] {
  const money = (cents: number) => formatCents(cents, order.currency ?? undefined)
  return (order.parts ?? []).map((part) => {
    const returns = ownReturnWords(part)
    return [
      `From ${[part.name, part.from].filter(Boolean).join(', ')}`,
      ...describeAll(order, linesOfSeller(order.lines, part.sellerId)),
      ...(part.delivery === 'download' ? [] : [`Shipping: ${money(part.shipping)}`]),
      `Tax: ${money(part.tax)}`,
      `This part: ${money(part.total)}`,
      ...(returns ? [`Returns: ${returns}`] : []),
    ].join('\n')
  })
}

/** "2 × Marea slip dress, Size M". */
export function piecesText(
  { lines }: StoredOrder,
  { lineId, quantity }: { lineId: string; quantity: number },
): string {
  const line = lines?.find(({ id }) => id === lineId)
  return `${quantity} × ${line ? nameOf(line) : ''}`
}

const nameOf = ({ title, detail }: StoredLine) => (detail ? `${title}, ${detail}` : title)
