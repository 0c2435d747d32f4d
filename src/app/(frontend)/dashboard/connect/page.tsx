import { CreatorConnectScreen } from '@/components/deals/CreatorConnectScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('connect')

export default function CreatorConnectPage() {
  return <CreatorConnectScreen />
}
