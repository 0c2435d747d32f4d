import { sampleItem } from '@/components/commerce/sampleItem'
import { ShopPage } from '@/components/commerce/ShopPage'
import { readActiveProducts } from '@/content/readActiveProducts'
import { readGlobal } from '@/content/readGlobal'
import { readSampleCartItems } from '@/content/readPublic'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/shop', (await readGlobal('shop')).meta)
}

export default async function Shop() {
  const [copy, products, samples] = await Promise.all([
    readGlobal('shop'),
    readActiveProducts(),
    readSampleCartItems(),
  ])
  return <ShopPage copy={copy} products={products} samples={samples.map(sampleItem)} />
}
