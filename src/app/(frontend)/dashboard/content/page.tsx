import type { Metadata } from 'next'
import { ContentLibraryScreen } from '@/components/media/ContentLibraryScreen'

export const metadata: Metadata = { title: 'Content Library' }

export default function ContentLibraryPage() {
  return <ContentLibraryScreen />
}
