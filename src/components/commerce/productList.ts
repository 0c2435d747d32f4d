import type { PublicProduct } from '@/endpoints/commerce/contract'

/** The products for search engines: JSON-LD, safe inside a script element. Addresses are relative to the page. */
export function productList(products: PublicProduct[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: describe(product),
    })),
  }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}

function describe({
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
