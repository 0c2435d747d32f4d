import { PlatformSetupScreen } from '@/components/platforms/PlatformSetupScreen'
import { readPlatforms } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('platforms')

/** The profiles are read here, so the screen makes no call until something changes. */
export default async function PlatformSetupPage() {
  const profiles = await readPlatforms()
  return profiles && <PlatformSetupScreen rendered={profiles} />
}
