import { PlatformSetupScreen } from '@/components/platforms/PlatformSetupScreen'
import { readCounting } from '@/content/readAudience'
import { readPlatforms } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('platforms')

/** The profiles are read here, so the screen makes no call until something changes. */
export default async function PlatformSetupPage() {
  const [profiles, { isCounting }] = await Promise.all([readPlatforms(), readCounting()])
  return profiles && <PlatformSetupScreen rendered={profiles} isCounted={isCounting} />
}
