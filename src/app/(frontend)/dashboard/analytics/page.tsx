import { AnalyticsScreen } from '@/components/audience/AnalyticsScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('analytics')

export default function AnalyticsPage() {
  return <AnalyticsScreen />
}
