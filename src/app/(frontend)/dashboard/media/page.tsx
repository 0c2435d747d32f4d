import type { Metadata } from 'next'
import { MediaManagerScreen } from '@/components/media/MediaManagerScreen'

export const metadata: Metadata = { title: 'Media Manager' }

export default function MediaManagerPage() {
  return <MediaManagerScreen />
}
