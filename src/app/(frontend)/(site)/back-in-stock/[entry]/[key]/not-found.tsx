import { NoPlacePage } from '@/components/waiting-list/NoPlacePage'

export default function NoPlace() {
  return <NoPlacePage />
}
