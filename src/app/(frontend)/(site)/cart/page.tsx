import { CartPage } from '@/components/commerce/CartPage'
import { sampleItem } from '@/components/commerce/sampleItem'
import { readActiveProducts } from '@/endpoints/commerce/readActiveProducts'
import { readGlobal } from '@/globals/readGlobal'
import { readSampleCartItems } from '@/globals/readPublic'
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
