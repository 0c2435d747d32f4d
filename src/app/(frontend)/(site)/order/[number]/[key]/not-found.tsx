import { NoOrderPage } from '@/components/orders/order/NoOrderPage'

export default function NoOrder() {
  return <NoOrderPage />
}
