import { HomeScreen } from '@/components/home/HomeScreen'
import { readHome } from '@/content/readScreens'
import { screenMetadata } from './screenMetadata'

export const metadata = screenMetadata('home')

/** The records that decide what is left to do are read here, so the screen itself makes no call. */
export default async function HomePage() {
  const start = await readHome()
  return start && <HomeScreen start={start} />
}
