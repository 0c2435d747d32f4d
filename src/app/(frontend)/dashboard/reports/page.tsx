import { FeedbackReportsScreen } from '@/components/feedback/FeedbackReportsScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('reports')

export default function FeedbackReportsPage() {
  return <FeedbackReportsScreen />
}
