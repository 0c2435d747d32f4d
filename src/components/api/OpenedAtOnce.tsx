'use client'

import { useEffect, useRef } from 'react'

/** In place of a dialog's button: opens it as soon as it is there. */
export function OpenedAtOnce({ open }: { open: () => void }) {
  const opening = useRef(open)
  useEffect(() => opening.current(), [])
  return null
}
