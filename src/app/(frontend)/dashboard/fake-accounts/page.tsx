import { TakedownTabLater } from '@/components/takedowns/TakedownTabLater'
import { FakeAccountsScreen } from '@/components/fake-accounts/FakeAccountsScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('fake-accounts')

export default function FakeAccountsPage() {
  return <FakeAccountsScreen takedowns={<TakedownTabLater />} />
}
