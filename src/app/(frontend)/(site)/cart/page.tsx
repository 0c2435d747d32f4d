import { CartPage } from '@/components/commerce/CartPage'
import { sampleItem } from '@/components/cart/sampleItem'
import { readGlobal } from '@/content/readGlobal'
import { readSampleCartItems } from '@/content/readPublic'
import { readStock, readTerms } from '@/content/readShop'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/cart', (await readGlobal('cart')).meta, { isIndexed: false })
}

export default async function Cart() {
  const [copy, { cart }, start, samples, { isOpen }] = await Promise.all([
    readGlobal('cart'),
    readGlobal('shop-texts'),
    readStock(),
    readSampleCartItems(),
    readTerms(),
  ])
  return (
    <CartPage
      copy={copy}
      samples={samples.map(sampleItem)}
      start={start}
      isShopOpen={isOpen}
      emptyText={cart.emptyText}
    />
  )
}
