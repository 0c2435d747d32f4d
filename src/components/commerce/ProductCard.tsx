import type { PublicProduct } from '@/contracts/commerce/products'
import { Link } from '../ui/Link'
import { discountPercent } from './discountPercent'
import { isRepeated } from './isRepeated'
import { Price } from './Price'
import { productHref } from '../cart/productHref'
import { chooseText } from '../cart/variants'
import { isLowStock, lowStockText, OUT_OF_STOCK } from './stock'
import { Icon } from '../ui/Icon'

type ProductCardProps = {
  product: PublicProduct
  slug?: string | undefined
  /** The options to choose from, as far as the page knows them. */
  optionNames?: string[] | undefined
  onAdd: (product: PublicProduct) => void
  isFirstOnPage?: boolean
}

/** A product of the shop: pictures, title, price, stock note and the add button (docs/behaviour.md, 3.4). */
export function ProductCard({ product, slug, optionNames, onAdd, isFirstOnPage }: ProductCardProps) {
  const { id, title, images, category, price, compareAtPrice, currency, inventoryQuantity } = product
  const percent = discountPercent(price, compareAtPrice)
  const isOut = inventoryQuantity <= 0
  return (
    <article className="product" data-out={isOut ? '' : undefined}>
      <div className="product-frame">
        <ProductPictures title={title} images={images} isFirstOnPage={isFirstOnPage} />
        {percent !== null && <span className="product-discount lining">{`${percent}% off`}</span>}
      </div>
      <div className="product-text">
        <h3>
          <Link href={productHref({ id, slug })}>{title}</Link>
        </h3>
        <Price price={price} compareAtPrice={compareAtPrice} currency={currency} />
        {isLowStock(inventoryQuantity) ? (
          <p className="product-note product-low">{lowStockText(inventoryQuantity)}</p>
        ) : (
          <p className="product-note">{category}</p>
        )}
      </div>
      <button
        type="button"
        className="button button-line button-small product-add"
        disabled={isOut}
        onClick={(event) => !isRepeated(event) && onAdd(product)}
      >
        {isOut ? OUT_OF_STOCK : optionNames?.[0] ? chooseText(optionNames[0]) : 'Add to cart'}
        <span className="visually-hidden">{` ${title}`}</span>
      </button>
    </article>
  )
}

type ProductPicturesProps = { title: string; images: string[]; isFirstOnPage?: boolean }

/** A product's pictures in the frame of a card; several scroll sideways. */
function ProductPictures({ title, images, isFirstOnPage = false }: ProductPicturesProps) {
  const pictures = images.map((url, index) => (
    <img
      key={url}
      src={url}
      alt={index === 0 ? title : `${title}, picture ${index + 1}`}
      width={720}
      height={900}
      decoding="async"
      loading={isFirstOnPage && index === 0 ? 'eager' : 'lazy'}
      fetchPriority={isFirstOnPage && index === 0 ? 'high' : undefined}
    />
  ))
  if (images.length === 0) {
    return (
      <div className="product-picture product-picture-none">
        <Icon name="hanger" size="large" />
      </div>
    )
  }
  const areSeveral = images.length > 1
  // The same element for one picture and for several, so the first is not remounted when the others load.
  return (
    <section
      className={areSeveral ? 'product-picture product-picture-several' : 'product-picture'}
      aria-label={areSeveral ? `Pictures of ${title}` : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys leaf through it
      tabIndex={areSeveral ? 0 : undefined}
    >
      {pictures}
    </section>
  )
}
