import { ShopSettingsScreen } from '@/components/orders/settings/ShopSettingsScreen'

export const metadata = { title: 'Shop settings' }

export default function ShopSettingsPage() {
  return <ShopSettingsScreen />
}
