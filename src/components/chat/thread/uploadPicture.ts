import { getMedia } from '@/contracts/media/files'
import { finishUpload } from '@/contracts/media/uploads'
import { PICTURE_TYPES } from '@/contracts/media/limits'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { RequestError } from '../../api/RequestError'
import { send } from '../../api/request'
import { refusalOf } from '../../media/upload/refusal'
import { sendFile } from '../../media/upload/sendFile'
import type { Picture } from './outbox'

/** Uploads a picture to the user's own files; one that is there already is used again. Throws with a text to show. */
export async function uploadPicture(file: File): Promise<Picture> {
  const refusal = PICTURE_TYPES.some((type) => type === file.type) ? refusalOf(file) : CHAT_TEXTS.notPicture
  if (refusal) throw new Error(refusal)
  const { signal } = new AbortController()
  const uploadId = await sendFile(file, {
    uploadId: null,
    onBegun: () => undefined,
    onProgress: () => undefined,
    signal,
  })
  try {
    const { id, name } = await send(finishUpload, { params: { id: uploadId }, body: {} })
    return { id, name }
  } catch (error) {
    const existing = error instanceof RequestError ? error.errors['existing'] : undefined
    if (!existing) throw error
    const { id, name } = await send(getMedia, { params: { id: existing } })
    return { id, name }
  }
}
