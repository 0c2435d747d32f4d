import type { ProductPage } from '@/contracts/commerce/productPage'
import type { ShopTerms } from '@/contracts/commerce/shopStart'
import { SHIPPING_CENTS } from '@/contracts/orders/totals'
import { formatCents } from '@/contracts/core/money'

type ProductFactsProps = {
  product: Pick<ProductPage, 'sellerName' | 'weight' | 'currency'>
  terms: ShopTerms
}

/** Who sells it, what it weighs, and how it comes where the shop is open. */
export function ProductFacts({ product, terms }: ProductFactsProps) {
  const { sellerName, weight, currency } = product
  const { isOpen, pickupText } = terms
  const flat = `${formatCents(SHIPPING_CENTS, currency)} flat, however many pieces`
  return (
    <dl className="piece-facts">
      <div>
        <dt>Sold by</dt>
        <dd>{sellerName}</dd>
      </div>
      {isOpen && (
        <div>
          <dt>Delivery</dt>
          <dd>{pickupText === null ? flat : `${flat}, or pick it up`}</dd>
        </div>
      )}
      {weight !== null && weight > 0 && (
        <div>
          <dt>Weight</dt>
          <dd>{weight.toLocaleString('en-US')} g</dd>
        </div>
      )}
    </dl>
  )
}
