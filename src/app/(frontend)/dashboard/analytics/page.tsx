import type { Metadata } from 'next'
import { AnalyticsScreen } from '@/components/audience/AnalyticsScreen'

export const metadata: Metadata = { title: 'Analytics' }

export default function AnalyticsPage() {
  return <AnalyticsScreen />
}
