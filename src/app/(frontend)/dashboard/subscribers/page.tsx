import { SubscribersScreen } from '@/components/audience/SubscribersScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('subscribers')

export default function SubscribersPage() {
  return <SubscribersScreen />
}
