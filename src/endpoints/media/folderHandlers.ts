import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/media/folders'
import { FOLDER_TEXTS } from '@/contracts/media/texts'
import { conflict, isDuplicate } from '@/database/errors'
import { requireRoom } from '@/database/room'
import { inTransaction } from '@/database/transaction'
import { moveToTrash } from '@/database/trash'
import { updateVersion } from '@/database/versions'
import type { MediaFolder } from '@/payload-types'
import { handle } from '../core/handle'
import { presentFolder } from './present'
import { readFolders } from './readMedia'

/** GET /api/folders */
export const listFolders = handle(contract.listFolders, ({ req, user }) => readFolders({ req, user }))

/** POST /api/folders */
export const createFolder = handle(contract.createFolder, async ({ body, req, user, payload }) => {
  const stored = await unlessNameTaken(req, async () => {
    await requireRoom('media-folders', { req, user })
    // A collection hook sets the folded name.
    const data = { ...body, userId: user.id } as never
    return payload.create({ collection: 'media-folders', data, depth: 0, req, overrideAccess: false })
  })
  return presentFolder(stored, 0)
})

/** PATCH /api/folders/{id} */
export const updateFolder = handle(contract.updateFolder, async ({ params: { id }, body, req, user }) => {
  const { version, ...data } = body
  const stored = await unlessNameTaken(req, () =>
    updateVersion('media-folders', id, { version, data }, { req, user }),
  )
  const files = (await readFolders({ req, user })).find((folder) => folder.id === stored.id)?.files
  return presentFolder(stored, files ?? 0)
})

/** DELETE /api/folders/{id}: to the trash, if it is empty. */
export const deleteFolder = handle(contract.deleteFolder, async ({ params: { id }, req, user }) => {
  const undo = await inTransaction(req, () => moveToTrash('media-folders', id, { kind: 'folder', req, user }))
  return { message: FOLDER_TEXTS.deleted, undo }
})

async function unlessNameTaken(req: PayloadRequest, work: () => Promise<MediaFolder>): Promise<MediaFolder> {
  try {
    return await inTransaction(req, work)
  } catch (error) {
    const { nameTaken } = FOLDER_TEXTS
    if (isDuplicate(error)) throw conflict(nameTaken, { name: nameTaken })
    throw error
  }
}

/** The calls of folders. */
export const folderCalls = [listFolders, createFolder, updateFolder, deleteFolder]
