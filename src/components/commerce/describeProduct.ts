import type { PublicProduct } from '@/contracts/commerce/products'

/** A product for search engines (schema.org). */
export function describeProduct({
  id,
  title,
  description,
  category,
  images,
  price,
  currency,
  inventoryQuantity,
}: PublicProduct) {
  return {
    '@type': 'Product',
    name: title,
    sku: id,
    description: description ?? undefined,
    category: category ?? undefined,
    image: images,
    offers: {
      '@type': 'Offer',
      url: '/shop',
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${inventoryQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
