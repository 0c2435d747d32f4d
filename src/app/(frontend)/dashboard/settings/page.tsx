import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('settings')

export default function SettingsPage() {
  return <SettingsScreen />
}
