import type { Metadata } from 'next'
import { TeamScreen } from '@/components/applications/team/TeamScreen'

export const metadata: Metadata = { title: 'Team' }

export default function TeamPage() {
  return <TeamScreen />
}
