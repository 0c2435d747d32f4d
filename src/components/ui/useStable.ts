'use client'

import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/** Functions with a stable identity that call the latest ones; do not call them while rendering. */
export function useStable<TFunctions extends Functions>(latest: TFunctions): TFunctions {
  const current = useRef<Record<string, unknown>>(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [stable] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(
      Object.keys(latest).map((name) => [
        name,
        (...args: unknown[]) => (current.current[name] as (...given: unknown[]) => unknown)(...args),
      ]),
    ),
  )
  return stable as TFunctions
}
