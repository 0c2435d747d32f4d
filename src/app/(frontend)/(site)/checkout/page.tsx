import { CheckoutPage } from '@/components/orders/checkout/CheckoutPage'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  const { checkout } = await readGlobal('shop-texts')
  return pageMetadata('/checkout', checkout, { isIndexed: false })
}

export default async function Checkout() {
  return <CheckoutPage copy={await readGlobal('shop-texts')} />
}
