'use client'

import type { Call } from '@/contracts/core/call'
import { TRASH_TEXTS, type Trashed, restoreFromTrash } from '@/contracts/trash'
import type { ToastMessage } from '../ui/toast/toastQueue'
import { undoAction } from './lastUndo'
import { useSend } from './useSend'

/** The toast of a deletion, with an Undo that restores the record and reloads `refresh`. */
export function useTrashToast(refresh: readonly Call[]): (answer: Trashed) => ToastMessage {
  const restore = useSend(restoreFromTrash, {
    refresh,
    success: { title: TRASH_TEXTS.restored },
    failure: TRASH_TEXTS.restoreFailed,
    showsServerText: true,
    gone: TRASH_TEXTS.gone,
  })
  return ({ message, undo: { kind, id } }) => ({
    title: message,
    action: undoAction(() => void restore.run({ params: { kind, id } })),
  })
}
