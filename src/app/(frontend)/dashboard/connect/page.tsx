import type { Metadata } from 'next'
import { CreatorConnectScreen } from '@/components/deals/CreatorConnectScreen'

export const metadata: Metadata = { title: 'Creator Connect' }

export default function CreatorConnectPage() {
  return <CreatorConnectScreen />
}
