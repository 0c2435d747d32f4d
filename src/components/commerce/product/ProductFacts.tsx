import type { PageCopy } from '@/contracts/content'
import type { ProductPage } from '@/contracts/commerce/productPage'
import type { ShopTerms } from '@/contracts/commerce/shopStart'
import { SHIPPING_CENTS } from '@/contracts/orders/totals'
import { bytesText } from '../../picker/bytesText'
import { fileTitle } from '../../picker/fileTitle'
import { formatCents } from '@/contracts/core/money'

type ProductFactsProps = {
  product: Pick<
    ProductPage,
    'sellerName' | 'sellerFrom' | 'shipping' | 'hasPickup' | 'returns' | 'weight' | 'currency' | 'downloads'
  >
  terms: Pick<ShopTerms, 'isOpen'>
  copy: Pick<PageCopy<'shop-texts'>['product'], 'deliveryText' | 'downloadText'>
}

/** Seller, downloads, weight, and the delivery while the shop is open. */
export function ProductFacts({ product, terms, copy }: ProductFactsProps) {
  const { sellerName, sellerFrom, returns, weight, currency, downloads } = product
  const { isOpen } = terms
  const shipped = product.shipping ?? `${formatCents(SHIPPING_CENTS, currency)} ${copy.deliveryText}`
  return (
    <dl className="piece-facts">
      <div>
        <dt>Sold by</dt>
        <dd>{sellerFrom ? `${sellerName}, from ${sellerFrom}` : sellerName}</dd>
      </div>
      {downloads.length > 0 && (
        <div>
          <dt>Download</dt>
          <dd>
            {downloads.map(({ name, bytes }) => `${fileTitle(name)}, ${bytesText(bytes)}`).join(' · ')}
            <br />
            {copy.downloadText}
          </dd>
        </div>
      )}
      {isOpen && downloads.length === 0 && (
        <div>
          <dt>Delivery</dt>
          <dd>{product.hasPickup ? `${shipped}, or pick it up` : shipped}</dd>
        </div>
      )}
      {returns !== null && downloads.length === 0 && (
        <div>
          <dt>Returns</dt>
          <dd>{returns}</dd>
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
