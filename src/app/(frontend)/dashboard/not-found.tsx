import type { Metadata } from 'next'
import { UnknownScreen } from '@/components/dashboard/UnknownScreen'

export const metadata: Metadata = { title: 'Page not found' }

export default function DashboardNotFound() {
  return <UnknownScreen />
}
