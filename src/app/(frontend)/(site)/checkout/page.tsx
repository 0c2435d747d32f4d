import { sampleItem } from '@/components/cart/sampleItem'
import { CheckoutPage } from '@/components/orders/checkout/CheckoutPage'
import { readSampleCartItems } from '@/content/readPublic'
import { pageMetadata } from '../../pageMetadata'

export function generateMetadata() {
  return pageMetadata(
    '/checkout',
    { title: 'Checkout', description: 'Order what is in your cart.' },
    { isIndexed: false },
  )
}

export default async function Checkout() {
  return <CheckoutPage samples={(await readSampleCartItems()).map(sampleItem)} />
}
