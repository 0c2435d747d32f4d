import { ContentLibraryScreen } from '@/components/media/ContentLibraryScreen'
import { readLibrary } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('content')

/** Drafts and posts are read here, so the screen itself makes no call. */
export default async function ContentLibraryPage() {
  const start = await readLibrary()
  return start && <ContentLibraryScreen start={start} />
}
