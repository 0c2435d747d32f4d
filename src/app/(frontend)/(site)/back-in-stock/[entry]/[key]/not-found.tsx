import { NoPlacePage } from '@/components/orders/line/NoPlacePage'

export default function NoPlace() {
  return <NoPlacePage />
}
