import type { Metadata } from 'next'
import { DirectoryManagementScreen } from '@/components/directory/manage/DirectoryManagementScreen'

export const metadata: Metadata = { title: 'Directory' }

export default function DirectoryManagementPage() {
  return <DirectoryManagementScreen />
}
