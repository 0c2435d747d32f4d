import type { Metadata } from 'next'
import { SubscribersScreen } from '@/components/audience/SubscribersScreen'

export const metadata: Metadata = { title: 'Email Subscribers' }

export default function SubscribersPage() {
  return <SubscribersScreen />
}
