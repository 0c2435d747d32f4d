import type { Metadata } from 'next'
import { PlatformSetupScreen } from '@/components/platforms/PlatformSetupScreen'

export const metadata: Metadata = { title: 'Platform Setup' }

export default function PlatformSetupPage() {
  return <PlatformSetupScreen />
}
