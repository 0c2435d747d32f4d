import { VisionBoardScreen } from '@/components/ideas/VisionBoardScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('vision-board')

export default function VisionBoardPage() {
  return <VisionBoardScreen />
}
