import { useEffect, useState } from 'react'

/** How long a text rests before it is searched for, in ms. */
const REST_MS = 250

/** The text, debounced. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
