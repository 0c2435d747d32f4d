'use client'

import type { Call } from '@/contracts/core/call'
import { TRASH_HREF, TRASH_TEXTS, type Trashed, restoreFromTrash } from '@/contracts/trash'
import type { ToastMessage } from '../ui/toast/toastQueue'
import { undoAction } from './lastUndo'
import { useSend } from './useSend'

/** The toast of a deletion, with an Undo that restores the record and reloads `refresh`, and the way to the trash. */
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
    // For later: the toast is gone after a few seconds, and a phone has no Ctrl+Z.
    link: { label: 'Recently deleted', href: TRASH_HREF },
    action: undoAction(() => void restore.run({ params: { kind, id } })),
  })
}
