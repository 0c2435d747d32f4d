import { AnalyticsScreen } from '@/components/audience/AnalyticsScreen'
import { readCounting } from '@/content/readAudience'
import { environment } from '@/environment'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('analytics')

export default async function AnalyticsPage() {
  return <AnalyticsScreen counting={await readCounting()} zone={environment.timeZone} />
}
