'use client'

import { useEffect, useRef } from 'react'

/** Replaces a dialog's button and opens the dialog on mount. */
export function OpenOnMount({ open }: { open: () => void }) {
  const opening = useRef(open)
  useEffect(() => opening.current(), [])
  return null
}
