import type { PublicProduct } from '@/contracts/commerce/products'
import { describeProduct } from './describeProduct'

const dress: PublicProduct = {
  id: '65f0',
  title: 'Marea slip dress',
  description: null,
  category: 'Curated fashions',
  price: 14_805,
  compareAtPrice: 18_500,
  currency: 'USD',
  images: ['/cms-api/media/file/dress.webp'],
  isFeatured: 'true',
  inventoryQuantity: 0,
  createdAt: '2026-03-01T00:00:00.000Z',
}

test('a product for search engines has its offer', () => {
  expect(describeProduct(dress, 'marea-slip-dress')).toEqual({
    '@type': 'Product',
    name: 'Marea slip dress',
    sku: '65f0',
    category: 'Curated fashions',
    image: ['/cms-api/media/file/dress.webp'],
    offers: {
      '@type': 'Offer',
      url: '/shop/marea-slip-dress',
      price: '148.05',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
    },
  })
})
