import { type Payload, createLocalReq } from 'payload'
import type { MediaStart } from '@/contracts/media/start'
import type { User as StoredUser } from '@/payload-types'
import { readFolders, readMedia } from './readMedia'
import { presentUploads } from './uploads'

/** Initial data for a user's Media Manager. */
export async function mediaStart(payload: Payload, user: StoredUser): Promise<MediaStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const [media, folders, uploads] = await Promise.all([
    readMedia({}, { req, user }),
    readFolders({ req, user }),
    presentUploads({ req, user }),
  ])
  return { media, folders, uploads }
}
