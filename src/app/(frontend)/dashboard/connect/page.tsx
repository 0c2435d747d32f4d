import { CreatorConnectScreen } from '@/components/deals/CreatorConnectScreen'
import { readConnect } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('connect')

/** The caller's numbers and requests are read here, so of these the screen itself makes no call. */
export default async function CreatorConnectPage() {
  const start = await readConnect()
  return start && <CreatorConnectScreen start={start} />
}
