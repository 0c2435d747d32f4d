import type { PublicProduct } from '@/contracts/commerce/products'
import { Link } from '../../ui/Link'
import { Icon } from '../../ui/Icon'
import { Price } from '../Price'
import { productHref } from '../../cart/productHref'
import { isLowStock, lowStockText } from '../stock'

type OtherProductsProps = { products: { product: PublicProduct; slug: string | undefined }[] }

/** Some other products of the shop, below a product's own page. */
export function OtherProducts({ products }: OtherProductsProps) {
  return (
    <section className="wrap piece-others" aria-labelledby="others">
      <h2 className="display h2" id="others">
        Keep <i>looking</i>
      </h2>
      <ul>
        {products.map(({ product, slug }) => (
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
