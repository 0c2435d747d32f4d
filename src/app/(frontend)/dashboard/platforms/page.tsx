import { PlatformSetupScreen } from '@/components/platforms/PlatformSetupScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('platforms')

export default function PlatformSetupPage() {
  return <PlatformSetupScreen />
}
