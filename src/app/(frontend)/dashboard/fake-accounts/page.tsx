import type { Metadata } from 'next'
import { TakedownTab } from '@/components/takedowns/TakedownTab'
import { FakeAccountsScreen } from '@/components/fake-accounts/FakeAccountsScreen'

export const metadata: Metadata = { title: 'Fake Account Handling' }

export default function FakeAccountsPage() {
  return <FakeAccountsScreen takedowns={<TakedownTab />} />
}
