import type { Metadata } from 'next'
import { OnboardingScreen } from '@/components/feedback/OnboardingScreen'

export const metadata: Metadata = { title: 'Onboarding' }

export default function OnboardingPage() {
  return <OnboardingScreen />
}
