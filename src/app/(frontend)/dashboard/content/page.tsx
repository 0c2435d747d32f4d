import { ContentLibraryScreen } from '@/components/media/ContentLibraryScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('content')

export default function ContentLibraryPage() {
  return <ContentLibraryScreen />
}
