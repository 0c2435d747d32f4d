import { MediaManagerScreen } from '@/components/media/MediaManagerScreen'
import { readMedia } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('media')

/** Files, folders and unfinished uploads are read here, so the screen itself makes no call. */
export default async function MediaManagerPage() {
  const start = await readMedia()
  return start && <MediaManagerScreen start={start} />
}
