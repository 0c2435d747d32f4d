import { MediaManagerScreen } from '@/components/media/MediaManagerScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('media')

export default function MediaManagerPage() {
  return <MediaManagerScreen />
}
