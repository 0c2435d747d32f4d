import type { CSSProperties } from 'react'
import type { PageCopy } from '@/contracts/content'
import type { ProductPage as Product } from '@/contracts/commerce/productPage'
import type { PublicProduct } from '@/contracts/commerce/products'
import type { ShopTerms } from '@/contracts/commerce/shopStart'
import { Headline } from '../../layout/Headline'
import { JsonLd } from '../../layout/JsonLd'
import { NeedsScript } from '../../layout/NeedsScript'
import { BackInStock } from '../../waiting-list/BackInStock'
import { describeProduct } from '../describeProduct'
import { discountPercent } from '../discountPercent'
import { Price } from '../Price'
import { StepperStyles } from '../StepperStyles'
import { OptionStyles } from './OptionStyles'
import { ProductFacts } from './ProductFacts'
import { ProductForm } from './ProductForm'
import { ProductStyles } from './ProductStyles'
import { SizeGuide, guideFor } from './SizeGuide'
import { TwoToneTitle } from '../../layout/TwoToneTitle'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { productHref } from '../../cart/productHref'
import { isLowStock, lowStockText } from '../stock'

type Copy = PageCopy<'shop-texts'>['product']
const GUIDE_ID = 'size-guide'
type ProductPageProps = {
  copy: Copy
  product: Product
  terms: ShopTerms
  others: { product: PublicProduct; slug: string | undefined }[]
  /** The colour in which the name is readable on the first picture, at its side and at its foot; null for neither. */
  tone: Record<'wide' | 'phone', 'ink' | 'paper' | null>
}

/** Above this many characters in one word, or in total, a name is set smaller. */
const LONG_WORD = 9
const LONG_NAME = 18

/** The page of a product: pictures, purchase form, details and other products (docs/behaviour.md, 3.13). */
export function ProductPage({ copy, product, terms, others, tone }: ProductPageProps) {
  const { title, images, category, price, compareAtPrice, currency, description } = product
  // A download cannot be returned; a seller's own rules stand with the facts.
  const returnsText = product.downloads.length > 0 || product.returns ? null : terms.returnsText
  const percent = discountPercent(price, compareAtPrice)
  const guide = product.options.length > 0 ? guideFor(copy.sizeGuides, category) : null
  const [, ...details] = images
  return (
    <main id="main" className="piece-page">
      <StepperStyles />
      <OptionStyles />
      <ProductStyles />
      <article
        className="piece"
        data-out={product.inventoryQuantity <= 0 ? '' : undefined}
        {...crossing(title, tone)}
      >
        <ProductGallery title={title} images={images} />
        <div className="piece-buy">
          {category && <p className="caption">{category}</p>}
          <ProductName title={title} />
          <div className="piece-price">
            <Price price={price} compareAtPrice={compareAtPrice} currency={currency} />
            {percent !== null && <span className="piece-discount lining">{percent}% off</span>}
          </div>
          <NeedsScript what="Adding to the cart" />
          <ProductForm product={product} guideId={guide ? GUIDE_ID : undefined} />
          {guide && <SizeGuide id={GUIDE_ID} guide={guide} />}
          <BackInStock product={product} soldOutText={copy.soldOutText} />
          <ProductFacts product={product} terms={terms} copy={copy} />
        </div>
      </article>
      {(description || returnsText) && (
        <section className="wrap grid12 piece-details" aria-labelledby="details">
          {details.length > 0 && <DetailPair pictures={details} />}
          <Headline id="details" size="h2" copy={copy.detailsHeading} />
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
      {others.length > 0 && <OtherProducts others={others} heading={copy.othersHeading} />}
      <JsonLd item={describeProduct(product, product.slug)} />
    </main>
  )
}

/** Two crops beside the details: the second picture, and the third or another part of the second. */
function DetailPair({ pictures }: { pictures: string[] }) {
  const [first = '', second = first] = pictures
  return (
    <div className="piece-pair" aria-hidden="true">
      {[second, first].map((url, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand twice
        <img key={index} src={url} alt="" width={640} height={800} loading="lazy" decoding="async" />
      ))}
    </div>
  )
}

/** Whether a name is too long to cross the picture, and set smaller. */
function isLongName(title: string): boolean {
  return title.length > LONG_NAME || title.split(' ').some((word) => word.length > LONG_WORD)
}

/** What the styles need of a name that crosses the picture: where it may, and its longer line in characters. */
function crossing(title: string, { wide, phone }: ProductPageProps['tone']) {
  if (isLongName(title)) return {}
  const [first = '', ...rest] = title.split(' ')
  // The first line begins further right, and has less room.
  const longer = Math.max(Math.ceil(first.length * 1.33), rest.join(' ').length)
  const style = { '--n': longer } as CSSProperties
  return { style, 'data-wide': wide ?? undefined, 'data-phone': phone ?? undefined }
}

function ProductName({ title }: { title: string }) {
  return (
    <h1 className={isLongName(title) ? 'display piece-name piece-name-long' : 'display piece-name'}>
      <TwoToneTitle title={title} />
    </h1>
  )
}

/** A product's pictures, browsed by swiping, arrow keys or thumbnails; works without script. */
function ProductGallery({ title, images }: { title: string; images: string[] }) {
  if (images.length === 0) {
    return (
      <div className="piece-pictures piece-pictures-none">
        <Icon name="hanger" size="large" />
      </div>
    )
  }
  const areSeveral = images.length > 1
  return (
    <div className="piece-pictures">
      {/* The part of the name that lies on the picture: a copy in the picture's own colour, at the same place. */}
      <div className="piece-cross" aria-hidden="true">
        <p className="display piece-name">
          <TwoToneTitle title={title} />
        </p>
      </div>
      <ul
        className="piece-shots"
        aria-label={`Pictures of ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys leaf through it
        tabIndex={areSeveral ? 0 : undefined}
      >
        {images.map((url, index) => (
          <li key={url} id={`picture-${index + 1}`}>
            <img
              src={url}
              alt={index === 0 ? title : `${title}, picture ${index + 1}`}
              width={720}
              height={900}
              decoding="async"
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
            {areSeveral && (
              <span className="piece-count" aria-hidden="true">
                {index + 1} / {images.length}
              </span>
            )}
          </li>
        ))}
      </ul>
      {areSeveral && (
        <nav className="piece-thumbs" aria-label="Pictures">
          {images.map((url, index) => (
            <a key={url} href={`#picture-${index + 1}`} aria-label={`Picture ${index + 1}`}>
              <img src={url} alt="" width={72} height={90} loading="lazy" decoding="async" />
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

type OtherProductsProps = Pick<ProductPageProps, 'others'> & { heading: Copy['othersHeading'] }

/** Some other products of the shop, below a product's own page. */
function OtherProducts({ others, heading }: OtherProductsProps) {
  return (
    <section className="wrap piece-others" aria-labelledby="others">
      <Headline id="others" size="h2" copy={heading} />
      <ul>
        {others.map(({ product, slug }) => (
          <li key={product.id}>
            <div className="piece-frame">
              {product.images[0] ? (
                <img
                  src={product.images[0]}
                  alt=""
                  width={720}
                  height={900}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <Icon name="hanger" size="large" />
              )}
            </div>
            <h3>
              <Link href={productHref({ id: product.id, slug })}>{product.title}</Link>
            </h3>
            <Price
              price={product.price}
              compareAtPrice={product.compareAtPrice}
              currency={product.currency}
            />
            {isLowStock(product.inventoryQuantity) ? (
              <p className="piece-low">{lowStockText(product.inventoryQuantity)}</p>
            ) : (
              <p className="piece-kind">{product.category}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
