import type { DeskOrder } from '@/contracts/orders/desk'
import { goodsOf, refundTax } from '@/contracts/orders/totals'

type Sum = { goods: number; tax: number; shipping: number; total: number }

/** The refund of this many pieces per line and this shipping, in minor units, as the server computes it. */
export function refundSum(
  { lines, refundBase }: Pick<DeskOrder, 'lines' | 'refundBase'>,
  pieces: ReadonlyMap<string, number>,
  shipping: number,
): Sum {
  if (!refundBase) return { goods: 0, tax: 0, shipping, total: shipping }
  const goods = lines.reduce((sum, line) => {
    const after = line.refundedQuantity + (pieces.get(line.id) ?? 0)
    return sum + goodsOf(line, after) - goodsOf(line, line.refundedQuantity)
  }, 0)
  const before = refundBase.goodsRefunded
  const tax = refundTax(refundBase, before, before + goods)
  return { goods, tax, shipping, total: goods + tax + shipping }
}
