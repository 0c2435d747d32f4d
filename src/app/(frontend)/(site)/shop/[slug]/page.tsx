import { permanentRedirect } from 'next/navigation'
import { ProductPage } from '@/components/commerce/product/ProductPage'
import { readGlobal } from '@/content/readGlobal'
import { readNameTone, readOtherProducts, readProduct, readTerms } from '@/content/readShop'
import { startOf } from '@/contracts/orders/availability'
import { cachePage } from '@/plugins/cachePage'
import { notFoundPage } from '@/plugins/notFoundPage'
import { productMetadata } from '../../../productMetadata'
import NoProduct from './not-found'

/** Rendered per request and cached in front of Next, so that unknown slugs do not fill Next's page cache. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  return productMetadata((await params).slug)
}

/** Redirects a former slug or an id to the current slug. */
export default async function Product({ params }: Props) {
  const { slug } = await params
  const product = await readProduct(slug)
  if (!product) return notFoundPage(<NoProduct />)
  if (product.slug !== slug) permanentRedirect(`/shop/${product.slug}`)
  cachePage(`/shop/${slug}`, product.availableFrom ? startOf(product.availableFrom) : undefined)
  const [{ product: copy }, terms, others, tone] = await Promise.all([
    readGlobal('shop-texts'),
    readTerms(),
    readOtherProducts(product),
    readNameTone(product),
  ])
  return <ProductPage copy={copy} product={product} terms={terms} others={others} tone={tone} />
}
