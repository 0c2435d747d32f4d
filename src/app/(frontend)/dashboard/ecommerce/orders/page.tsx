import { OrdersScreen } from '@/components/orders/desk/OrdersScreen'

export const metadata = { title: 'Orders' }

export default function OrdersPage() {
  return <OrdersScreen />
}
