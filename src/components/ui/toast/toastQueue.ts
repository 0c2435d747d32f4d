/**
 * At most one toast; closes after 5,000 ms; a dismissed one is removed after 1,000,000 ms (docs/behaviour.md,
 * 2.4).
 */
export const TOAST_LIMIT = 1
export const TOAST_DURATION = 5_000
export const TOAST_REMOVE_DELAY = 1_000_000
/** A swipe of 50 px to the right dismisses; F8 focuses the region (docs/behaviour.md, 2.4). */
export const TOAST_SWIPE_THRESHOLD = 50
export const TOAST_REGION_KEY = 'F8'

export type ToastMessage = {
  title: string
  description?: string
  /** Red, and announced at once (role=alert). */
  destructive?: boolean
  /** A link to a page of this site. */
  link?: { label: string; href: string }
  /** A button that reverts what the toast reports, for example "Undo". */
  action?: { label: string; onPress: () => void }
  /** A button that goes further than what the toast reports, for example "Move all 3". */
  further?: { label: string; onPress: () => void }
}

export type QueuedToast = ToastMessage & { id: number; isOpen: boolean }

const none: QueuedToast[] = []
const listeners = new Set<() => void>()
let toasts = none
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast, in place of the current one. Browser only; can be called from anywhere. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal)
  lastId += 1
  change([{ ...message, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT))
}

/** Closes a toast. Its record stays for TOAST_REMOVE_DELAY, so that it can be animated out. */
export function dismissToast(id: number): void {
  change(toasts.map((each) => (each.id === id ? { ...each, isOpen: false } : each)))
  clearTimeout(removal)
  removal = setTimeout(() => change(none), TOAST_REMOVE_DELAY)
}

export function getToasts(): QueuedToast[] {
  return toasts
}

/** The server never shows a toast. */
export function getServerToasts(): QueuedToast[] {
  return none
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: QueuedToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
