import { useEffect } from 'react'

const COUNT = /^\(\d+\+?\) /

/** How many are unread, in at most three characters. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/** Puts a count before the title of the window, whatever screen sets it; none when nothing is unread. */
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
