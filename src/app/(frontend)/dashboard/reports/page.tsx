import type { Metadata } from 'next'
import { FeedbackReportsScreen } from '@/components/feedback/FeedbackReportsScreen'

export const metadata: Metadata = { title: 'Feedback & Reports' }

export default function FeedbackReportsPage() {
  return <FeedbackReportsScreen />
}
