import type { PublicProduct } from '@/contracts/commerce/products'
import { productHref } from '../cart/productHref'

/** A product for search engines (schema.org). */
export function describeProduct(product: PublicProduct, slug?: string) {
  const { id, title, description, category, images, price, currency, inventoryQuantity } = product
  return {
    '@type': 'Product',
    name: title,
    sku: id,
    description: description ?? undefined,
    category: category ?? undefined,
    image: images,
    offers: {
      '@type': 'Offer',
      url: productHref({ id, slug }),
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${inventoryQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

/** A product of a long list for search engines: the rest is on its own page. */
export function describeBriefly(product: PublicProduct, slug?: string) {
  const { '@type': type, name, image, offers } = describeProduct(product, slug)
  return { '@type': type, name, image, offers }
}
