import { OrderScreen } from '@/components/orders/desk/OrderScreen'

export const metadata = { title: 'Order' }

export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <OrderScreen id={id} />
}
