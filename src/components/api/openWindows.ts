import { uuid } from './uuid'

const ID_KEY = 'window'
const OPEN = 'window:'

/**
 * This window, whose id a reload keeps; to be called once in each load of the page. While a window is seen, its session
 * does not hold the id, because a window that is opened from it begins with a copy of its session. A duplicate of a
 * hidden window begins with that one's id, and gets its own once the locks have told.
 */
export function openWindow(): { readonly id: string } {
  const own = { id: read('sessionStorage', ID_KEY) ?? uuid() }
  const keepId = () => write('sessionStorage', ID_KEY, own.id)
  write('sessionStorage', ID_KEY, null)
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepId()
    else write('sessionStorage', ID_KEY, null)
  })
  window.addEventListener('pagehide', keepId)
  if ('locks' in navigator) void markAsOpen(own)
  return own
}

/** Whether another window is open; never where the browser has no locks, which would tell after a crash. */
export function isOpen(id: string): boolean {
  return read('localStorage', OPEN + id) !== null
}

/** The mark is read at once, which locks cannot be; the lock tells which marks were left by a crash. */
async function markAsOpen(own: { id: string }): Promise<void> {
  const mark = () => write('localStorage', OPEN + own.id, '1')
  window.addEventListener('pagehide', () => write('localStorage', OPEN + own.id, null))
  window.addEventListener('pageshow', mark)
  // A mark is there before the window that it is for: left by a crash, or of the window that this one was copied from.
  const mayBeCopy = isOpen(own.id)
  mark()
  if (!(await holdLock(own.id, mayBeCopy))) {
    own.id = uuid()
    mark()
    void holdLock(own.id, false)
  }
  await removeLeftMarks().catch(() => undefined)
}

/** Holds a window's lock as long as the page lives. False, with `ifAvailable`, when another window holds it. */
function holdLock(id: string, ifAvailable: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => undefined) : undefined
    }
    navigator.locks.request(OPEN + id, { ifAvailable }, hold).catch(() => resolve(true))
  })
}

async function removeLeftMarks(): Promise<void> {
  const { held = [], pending = [] } = await navigator.locks.query()
  const names = [...held, ...pending].map(({ name }) => name)
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(OPEN) && !names.includes(key)) localStorage.removeItem(key)
  }
}

type Store = 'localStorage' | 'sessionStorage'

function read(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key)
  } catch {
    return null
  }
}

/** Null removes the entry. */
function write(store: Store, key: string, text: string | null): void {
  try {
    if (text === null) window[store].removeItem(key)
    else window[store].setItem(key, text)
  } catch {
    // Where the browser stores nothing, there is nothing to keep or remove.
  }
}
