import type { DeskOrder } from '@/contracts/orders/desk'
import { goodsBack, refundTax } from '@/contracts/orders/totals'

type Sum = { goods: number; tax: number; shipping: number; total: number }

/** The refund of this many pieces per line and this shipping, in minor units, as the server computes it. */
export function refundSum(
  { lines, refundBases }: Pick<DeskOrder, 'lines' | 'refundBases'>,
  pieces: ReadonlyMap<string, number>,
  shipping: number,
): Sum {
  const parts = refundBases.map((base) => {
    const own = lines.filter(({ id }) => base.lineIds.includes(id))
    const goods = own.reduce((sum, line) => sum + goodsBack(line, pieces.get(line.id) ?? 0), 0)
    const before = base.goodsRefunded
    return { goods, tax: refundTax(base, before, before + goods) }
  })
  const goods = parts.reduce((sum, part) => sum + part.goods, 0)
  const tax = parts.reduce((sum, part) => sum + part.tax, 0)
  return { goods, tax, shipping, total: goods + tax + shipping }
}
