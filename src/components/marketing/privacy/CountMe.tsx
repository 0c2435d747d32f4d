'use client'

import { useState } from 'react'
import { UNCOUNTED_KEY } from '@/contracts/audience/uncounted'
import { useBrowserValue } from '../../ui/useBrowserValue'

/** The cookie for calls that count what they store, such as an order, for as long as browsers keep one (seconds). */
const COOKIE = `${UNCOUNTED_KEY}=1; path=/; samesite=lax; max-age=`
const COOKIE_SECONDS = 400 * 86_400

/** Notes in this browser alone that its visits are not counted, or takes that back. */
export function CountMe() {
  const stored = useBrowserValue(readUncounted, false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isUncounted = chosen ?? stored

  function choose(isOut: boolean): void {
    try {
      if (isOut) localStorage.setItem(UNCOUNTED_KEY, '1')
      else localStorage.removeItem(UNCOUNTED_KEY)
      document.cookie = `${COOKIE}${isOut ? COOKIE_SECONDS : 0}`
      setChosen(isOut)
    } catch {
      // Where nothing can be stored, nothing can be read, and then nothing is counted.
      setChosen(true)
    }
  }
  return (
    <p>
      <button type="button" className="button" onClick={() => choose(!isUncounted)}>
        {isUncounted ? 'Count me again' : 'Do not count me'}
      </button>{' '}
      <output>{isUncounted && 'This browser is not counted.'}</output>
    </p>
  )
}

function readUncounted(): boolean {
  try {
    return localStorage.getItem(UNCOUNTED_KEY) !== null
  } catch {
    return true
  }
}
