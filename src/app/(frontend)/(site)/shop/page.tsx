import { sampleItem } from '@/components/cart/sampleItem'
import { ShopPage } from '@/components/commerce/ShopPage'
import { readGlobal } from '@/content/readGlobal'
import { readSampleCartItems } from '@/content/readPublic'
import { readShop } from '@/content/readShop'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/shop', (await readGlobal('shop')).meta)
}

export default async function Shop() {
  const [copy, start, samples] = await Promise.all([readGlobal('shop'), readShop(), readSampleCartItems()])
  return <ShopPage copy={copy} start={start} samples={samples.map(sampleItem)} />
}
