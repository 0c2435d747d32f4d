import { uuid } from './uuid'

const ID_KEY = 'window'
const OPEN = 'window:'

/**
 * This window's id, which a reload keeps; to be called once in each load of the page. While a window is seen, its
 * session does not hold the id, because a window that is opened from it begins with a copy of its session.
 */
export function openWindow(): string {
  const id = read('sessionStorage', ID_KEY) ?? uuid()
  const keepId = () => write('sessionStorage', ID_KEY, id)
  write('sessionStorage', ID_KEY, null)
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepId()
    else write('sessionStorage', ID_KEY, null)
  })
  window.addEventListener('pagehide', keepId)
  if ('locks' in navigator) markAsOpen(id)
  return id
}

/** Whether another window is open; never where the browser has no locks, which would tell after a crash. */
export function isOpen(id: string): boolean {
  return read('localStorage', OPEN + id) !== null
}

/** The mark is read at once, which locks cannot be; the lock tells which marks were left by a crash. */
function markAsOpen(id: string): void {
  const mark = () => write('localStorage', OPEN + id, '1')
  mark()
  window.addEventListener('pagehide', () => write('localStorage', OPEN + id, null))
  window.addEventListener('pageshow', mark)
  navigator.locks.request(OPEN + id, () => new Promise<void>(() => undefined)).catch(() => undefined)
  removeLeftMarks().catch(() => undefined)
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
