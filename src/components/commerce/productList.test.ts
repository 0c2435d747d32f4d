import type { PublicProduct } from '@/endpoints/commerce/contract'
import { productList } from './productList'

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

describe('the product list for search engines', () => {
  it('names each product with its offer', () => {
    const list = JSON.parse(productList([dress]))
    expect(list.itemListElement[0].item).toEqual({
      '@type': 'Product',
      name: 'Marea slip dress',
      sku: '65f0',
      category: 'Curated fashions',
      image: ['/cms-api/media/file/dress.webp'],
      offers: {
        '@type': 'Offer',
        url: '/shop',
        price: '148.05',
        priceCurrency: 'USD',
        availability: 'https://schema.org/OutOfStock',
      },
    })
  })

  it('cannot end the script element that holds it', () => {
    const html = productList([{ ...dress, title: '</script><script>alert(1)</script>' }])
    expect(html).not.toContain('<')
    expect(JSON.parse(html).itemListElement[0].item.name).toBe('</script><script>alert(1)</script>')
  })
})
