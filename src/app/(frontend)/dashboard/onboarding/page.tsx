import { OnboardingScreen } from '@/components/feedback/OnboardingScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('onboarding')

export default function OnboardingPage() {
  return <OnboardingScreen />
}
