import { useEffect } from 'react'

const COUNT = /^\(\d+\+?\) /

/** The unread count, in at most three characters. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/** Keeps the count in front of the document title, whichever screen sets it; nothing is added for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const prefix = `(${shortCount(count)}) `
    function show(): void {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title.replace(COUNT, '')
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
