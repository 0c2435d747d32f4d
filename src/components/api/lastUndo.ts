'use client'

import { useEffect } from 'react'
import type { ToastMessage } from '../ui/toast/toastQueue'
import { memoryStore } from './memoryStore'

type Undo = { run: () => void }

const store = memoryStore<Undo | null>(null)

/** A toast's Undo button; Ctrl+Z and Cmd+Z do the same until the next such action (docs/behaviour.md, 2.4). */
export function undoAction(run: () => void): NonNullable<ToastMessage['action']> {
  const undo: Undo = {
    run: () => {
      store.change((last) => (last === undo ? null : last))
      run()
    },
  }
  store.change(() => undo)
  return { label: hasKeys() ? 'Undo (Ctrl+Z)' : 'Undo', onPress: undo.run }
}

/** Whether there is a mouse, and so most likely a keyboard. */
function hasKeys(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches
}

/** Makes Ctrl+Z and Cmd+Z run this tab's last undo; in fields they stay the browser's own. */
export function useUndoKey(): void {
  const last = store.useState()
  useEffect(() => {
    if (!last) return
    const { run } = last
    function handleKey(event: KeyboardEvent): void {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!isUndo || event.shiftKey || event.altKey || isInField(event.target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [last])
}

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
