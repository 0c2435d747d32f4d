import type { ProductPage as Product } from '@/contracts/commerce/productPage'
import type { PublicProduct } from '@/contracts/commerce/products'
import type { ShopTerms } from '@/contracts/commerce/shopStart'
import { NeedsScript } from '../../layout/NeedsScript'
import { BackInStock } from '../../waiting-list/BackInStock'
import { describeProduct } from '../describeProduct'
import { discountPercent } from '../discountPercent'
import { Price } from '../Price'
import { StepperStyles } from '../StepperStyles'
import { OptionStyles } from './OptionStyles'
import { OtherProducts } from './OtherProducts'
import { ProductFacts } from './ProductFacts'
import { ProductForm } from './ProductForm'
import { ProductGallery } from './ProductGallery'
import { ProductStyles } from './ProductStyles'
import { ProductTitle } from './ProductTitle'

type ProductPageProps = {
  product: Product
  terms: ShopTerms
  others: { product: PublicProduct; slug: string | undefined }[]
}

/** Above this many characters in one word, or in total, a name is set smaller. */
const LONG_WORD = 9
const LONG_NAME = 18

/** The page of a product: pictures, purchase form, details and other products (docs/behaviour.md, 3.13). */
export function ProductPage({ product, terms, others }: ProductPageProps) {
  const { title, images, category, price, compareAtPrice, currency, description } = product
  // A download cannot be returned.
  const returnsText = product.downloads.length > 0 ? null : terms.returnsText
  const percent = discountPercent(price, compareAtPrice)
  return (
    <main id="main" className="piece-page">
      <StepperStyles />
      <OptionStyles />
      <ProductStyles />
      <article className="piece" data-out={product.inventoryQuantity <= 0 ? '' : undefined}>
        <ProductGallery title={title} images={images} />
        <div className="piece-buy">
          {category && <p className="caption">{category}</p>}
          <ProductName title={title} />
          <div className="piece-price">
            <Price price={price} compareAtPrice={compareAtPrice} currency={currency} />
            {percent !== null && <span className="piece-discount lining">{percent}% off</span>}
          </div>
          <NeedsScript what="Adding to the cart" />
          <ProductForm product={product} />
          <BackInStock product={product} />
          <ProductFacts product={product} terms={terms} />
        </div>
      </article>
      {(description || returnsText) && (
        <section className="wrap grid12 piece-details" aria-labelledby="details">
          <h2 className="display h2" id="details">
            The <i>details</i>
          </h2>
          <div className="piece-words">
            {description && <p className="lead">{description}</p>}
            {returnsText && (
              <>
                <h3 className="label">Returns</h3>
                <p className="muted">{returnsText}</p>
              </>
            )}
          </div>
        </section>
      )}
      {others.length > 0 && <OtherProducts products={others} />}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toJsonLd(describeProduct(product, product.slug)) }}
      />
    </main>
  )
}

function ProductName({ title }: { title: string }) {
  const isLong = title.length > LONG_NAME || title.split(' ').some((word) => word.length > LONG_WORD)
  return (
    <h1 className={isLong ? 'display piece-name piece-name-long' : 'display piece-name'}>
      <ProductTitle title={title} />
    </h1>
  )
}

function toJsonLd(item: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', String.raw`\u003c`)
}
