import { NotificationsScreen } from '@/components/settings/NotificationsScreen'

export const metadata = { title: 'Notifications' }

export default function NotificationsPage() {
  return <NotificationsScreen />
}
