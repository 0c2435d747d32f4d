import type { Metadata } from 'next'
import { VisionBoardScreen } from '@/components/ideas/VisionBoardScreen'

export const metadata: Metadata = { title: 'Vision Board' }

export default function VisionBoardPage() {
  return <VisionBoardScreen />
}
