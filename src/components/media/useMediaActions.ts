'use client'

import { type Media, deleteMedia, getMedia, listMedia, moveMedia } from '@/contracts/media/files'
import { listFolders } from '@/contracts/media/folders'
import { MEDIA_TEXTS, movedText } from '@/contracts/media/texts'
import { TRASH_TEXTS, type Trashed, restoreFromTrash } from '@/contracts/trash'
import { undoAction } from '../api/lastUndo'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { useRefresh } from '../api/useRefresh'
import { type ToastMessage, toast } from '../ui/toast/toastQueue'

const LISTS = [listMedia, listFolders] as const
/** Reloaded after files change. */
export const MEDIA_LISTS = [...LISTS, getMedia] as const

/** Moves and deletes files; both can be undone. Resolves to false after a failure, which a toast reports. */
export function useMediaActions() {
  const failures = { refresh: MEDIA_LISTS, showsServerText: true, gone: MEDIA_TEXTS.gone }
  const move = useAttempt<void>({ ...failures, failure: MEDIA_TEXTS.updateFailed })
  const remove = useAttempt<void>({ ...failures, refresh: LISTS, failure: MEDIA_TEXTS.deleteFailed })
  const refresh = useRefresh()
  const restore = useAttempt<void>({
    ...failures,
    success: { title: MEDIA_TEXTS.restored },
    failure: TRASH_TEXTS.restoreFailed,
    gone: TRASH_TEXTS.gone,
  })

  function undoDelete(deleted: readonly Trashed['undo'][]): ToastMessage['action'] {
    return undoAction(() => void isDone(restore(() => restoreAll(deleted))))
  }
  return {
    move: (files: readonly Media[], folderId: string | null) =>
      isDone(
        move(async () => {
          await send(moveMedia, { body: { ids: files.map(({ id }) => id), folderId } })
        }).then(() => {
          const action = undoAction(() => void isDone(move(() => moveBack(files))))
          toast({ title: movedText(files.length), action })
        }),
      ),

    /** If one is refused, those before it stay deleted and can be restored. */
    async remove(files: readonly Media[]): Promise<boolean> {
      const deleted: Trashed['undo'][] = []
      try {
        await remove(async () => {
          for (const { id } of files) deleted.push((await send(deleteMedia, { params: { id } })).undo)
        })
        toast({ title: deletedText(deleted.length), action: undoDelete(deleted) })
        return true
      } catch (error) {
        if (deleted.length > 0) {
          toast({
            title: `${deleted.length} of ${files.length} files deleted`,
            description: failureText(error, MEDIA_TEXTS.deleteFailed),
            destructive: true,
            action: undoDelete(deleted),
          })
          await refresh(LISTS)
        }
        return false
      }
    },
  }
}

function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

/** "Media deleted", or the number of files. */
function deletedText(count: number): string {
  return count === 1 ? MEDIA_TEXTS.deleted : `${count} files deleted`
}

async function moveBack(files: readonly Media[]): Promise<void> {
  for (const folderId of new Set(files.map((file) => file.folderId))) {
    const ids = files.filter((file) => file.folderId === folderId).map(({ id }) => id)
    await send(moveMedia, { body: { ids, folderId } })
  }
}

async function restoreAll(trashed: readonly Trashed['undo'][]): Promise<void> {
  for (const { kind, id } of trashed) await send(restoreFromTrash, { params: { kind, id } })
}
