import type { Metadata } from 'next'
import { readProduct } from '@/content/readShop'
import { shortened } from '@/contracts/core/cutText'
import { environment } from '@/environment'
import { DESCRIPTION_MAX, pageMetadata } from './pageMetadata'

/** The metadata of a product's page, shared with its first picture. */
export async function productMetadata(slug: string): Promise<Metadata> {
  const product = await readProduct(slug)
  if (!product) return { title: 'Not in the shop', robots: { index: false } }
  const { title, images, sellerName } = product
  const description =
    shortened(product.description, DESCRIPTION_MAX) ??
    `${title}, sold by ${sellerName} in the shop of this site.`
  const metadata = await pageMetadata(`/shop/${product.slug}`, { title, description })
  const [picture] = images
  if (!picture) return metadata
  const shared = { url: new URL(picture, environment.siteUrl).href, alt: title }
  return { ...metadata, openGraph: { ...metadata.openGraph, images: [shared] } }
}
