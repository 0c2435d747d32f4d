import { SubscribersScreen } from '@/components/audience/SubscribersScreen'
import { readSubscribers } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('subscribers')

export default async function SubscribersPage() {
  return <SubscribersScreen summary={await readSubscribers()} />
}
