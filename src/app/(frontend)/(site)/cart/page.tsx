import { CartPage } from '@/components/commerce/CartPage'
import { sampleItem } from '@/components/commerce/sampleItem'
import { readActiveProducts } from '@/content/readActiveProducts'
import { readGlobal } from '@/content/readGlobal'
import { readSampleCartItems } from '@/content/readPublic'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/cart', (await readGlobal('cart')).meta, { isIndexed: false })
}

export default async function Cart() {
  const [copy, products, samples] = await Promise.all([
    readGlobal('cart'),
    readActiveProducts(),
    readSampleCartItems(),
  ])
  const stock = products.map(({ id, price, inventoryQuantity }) => ({ id, price, inventoryQuantity }))
  return <CartPage copy={copy} samples={samples.map(sampleItem)} stock={stock} />
}
