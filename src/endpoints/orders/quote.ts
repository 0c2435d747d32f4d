import type { PayloadRequest } from 'payload'
import { DEFAULT_CURRENCY } from '@/contracts/commerce/products'
import { DELIVERIES } from '@/contracts/orders/states'
import { variantDetail } from '@/contracts/commerce/variantDetail'
import type { Quote, QuoteInput, QuoteLine } from '@/contracts/orders/checkout'
import { deliveryOfParts } from '@/contracts/orders/parts'
import { returnWords } from '@/contracts/orders/sellerWords'
import { SHIPPING_CENTS } from '@/contracts/orders/totals'
import { judgeTyped, takesCodes } from '../discounts/findCode'
import { isFor, keptFor, withKept } from '../waiting-list/keptPieces'
import type { Entry } from '../waiting-list/waitingPlaces'
import { paymentMethods } from '../payments/paymentMethods'
import { offerParts } from './offerParts'
import { presentPart } from './presentQuotePart'
import { readShop } from './readShop'
import { type ResolvedLine, resolveLines } from './resolveLines'

/** The current price of a cart. Refuses nothing; each line says what keeps it from being bought. */
export async function quoteOf(
  req: PayloadRequest,
  { lines, delivery, deliveries, country: given, discountCode }: QuoteInput,
): Promise<Quote> {
  const ids = lines.map(({ productId }) => productId)
  const [{ selling, products }, kept, isTakingCodes] = await Promise.all([
    readShop(req, ids),
    keptFor(req, lines),
    takesCodes(req),
  ])
  const resolved = resolveLines(lines, withKept(products, kept))
  const quoted = resolved.map((line) => presentLine(line, kept, firstToChoose(resolved, line)))
  const currency = resolved.find(({ available }) => available !== null)?.product?.currency ?? DEFAULT_CURRENCY
  const bought = resolved.flatMap(({ product }, index) => {
    const { price = null, quantity = 0 } = quoted[index] ?? {}
    return product && price !== null && quantity > 0 ? [{ index, product, price, quantity }] : []
  })
  const priced = bought.map(({ product, price, quantity }) => ({
    productId: product.id,
    sellerId: product.sellerId,
    price,
    quantity,
  }))
  const judged = priced.length === 0 ? null : await judgeTyped(req, discountCode, { lines: priced, currency })
  const discount = typeof judged === 'string' ? null : judged
  const country = given ?? selling.countries[0] ?? ''
  const { parts, totals } = offerParts(
    bought.map((line, index) => ({ ...line, discount: discount?.shares[index] ?? 0 })),
    selling,
    { delivery, deliveries, country },
  )
  const isDownload = parts.length > 0 && deliveryOfParts(parts.map(({ sums }) => sums)) === 'download'
  const ways = DELIVERIES.filter((way) => parts.some(({ terms }) => terms.deliveries.includes(way)))
  const [only] = parts.length === 1 ? parts : []
  // Beside the rules of others the shop's own would be missed.
  const shopReturns =
    parts.length > 1
      ? (selling.returnsText ?? returnWords({ days: selling.returnDays, payer: null, text: null }))
      : null
  // With nothing to price yet, a placeholder sum keeps every payment method in the list.
  const total = priced.length === 0 ? SHIPPING_CENTS : totals.total
  return {
    isOpen: selling.isOpen,
    lines: quoted,
    currency,
    ...totals,
    payments: selling.isOpen ? paymentMethods(req, selling, { currency, total }) : [],
    parts: parts.map((part) =>
      presentPart(
        part,
        bought.flatMap(({ index, product }) => (product.sellerId === part.sums.sellerId ? [index] : [])),
        { country, shopReturns },
      ),
    ),
    deliveries: isDownload ? ['download'] : parts.length === 0 ? selling.deliveries : ways,
    pickupText: only ? only.terms.pickupText : selling.pickupText,
    countries: selling.countries,
    merchantName: only?.terms.ownName ?? selling.merchantName,
    takesCodes: isTakingCodes,
    discountCode: discount?.code.code ?? null,
    discountProblem: typeof judged === 'string' ? judged : null,
  }
}

/** Whether a line is the first of its product that needs a choice; it alone lists the variants. */
function firstToChoose(lines: readonly ResolvedLine[], line: ResolvedLine): boolean {
  const isOpen = ({ product, problem }: ResolvedLine) => problem === 'choose' && product === line.product
  return lines.find(isOpen) === line
}

function presentLine(
  { asked, product, variant, available, problem }: ResolvedLine,
  kept: readonly Entry[],
  listsChoices: boolean,
): QuoteLine {
  const canBeBought = problem === null || problem === 'fewer'
  return {
    productId: asked.productId,
    variantId: variant?.id ?? null,
    slug: product?.slug ?? null,
    title: product?.title ?? null,
    detail: product && variant ? variantDetail(product.optionNames, variant.values) : null,
    image: product?.image ?? null,
    price: (variant ?? product)?.price ?? null,
    quantity: canBeBought ? Math.min(asked.quantity, available ?? 0) : 0,
    available,
    problem,
    keptUntil: kept.find((entry) => isFor(entry, asked))?.keptUntil?.toISOString() ?? null,
    availableFrom: product?.availableFrom ?? null,
    optionNames: product?.optionNames ?? [],
    choices: ((listsChoices && product?.variants) || []).map(({ id, values, price, inventoryQuantity }) => ({
      variantId: id,
      values,
      price,
      available: inventoryQuantity,
    })),
  }
}
