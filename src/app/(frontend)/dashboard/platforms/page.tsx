import { PlatformSetupScreen } from '@/components/platforms/PlatformSetupScreen'
import { readPlatforms } from '@/content/readPlatforms'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('platforms')

/** What is stored comes with the page, so the screen makes no call before something is changed. */
export default async function PlatformSetupPage() {
  const profiles = await readPlatforms()
  return profiles && <PlatformSetupScreen rendered={profiles} />
}
