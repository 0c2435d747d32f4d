import { HomeScreen } from '@/components/home/HomeScreen'
import { screenMetadata } from './screenMetadata'

export const metadata = screenMetadata('home')

export default function HomePage() {
  return <HomeScreen />
}
