import { CheckoutPage } from '@/components/orders/checkout/CheckoutPage'
import { pageMetadata } from '../../pageMetadata'

export function generateMetadata() {
  return pageMetadata(
    '/checkout',
    { title: 'Checkout', description: 'Order what is in your cart.' },
    { isIndexed: false },
  )
}

export default function Checkout() {
  return <CheckoutPage />
}
