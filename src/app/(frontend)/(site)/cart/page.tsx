import { CartPage } from '@/components/commerce/CartPage'
import { sampleItem } from '@/components/commerce/sampleItem'
import { readGlobal } from '@/content/readGlobal'
import { readSampleCartItems } from '@/content/readPublic'
import { readStock } from '@/content/readShop'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/cart', (await readGlobal('cart')).meta, { isIndexed: false })
}

export default async function Cart() {
  const [copy, start, samples] = await Promise.all([readGlobal('cart'), readStock(), readSampleCartItems()])
  return <CartPage copy={copy} samples={samples.map(sampleItem)} start={start} />
}
