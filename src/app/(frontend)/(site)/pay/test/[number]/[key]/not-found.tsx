import { NoOrderPage } from '@/components/orders/order/NoOrderPage'
import { readGlobal } from '@/content/readGlobal'

export default async function NoOrder() {
  return <NoOrderPage copy={(await readGlobal('shop-texts')).noOrder} />
}
