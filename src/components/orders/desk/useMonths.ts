'use client'

import { useMemo } from 'react'
import { longMonth } from '../../ui/dateFormats'
import { useBrowserValue } from '../../ui/useBrowserValue'

/** How many months can be chosen. */
const MONTHS = 24

/** This month and those before it, each as { "2026-11": "November 2026" }; none before the browser tells the day. */
export function useMonths(): Record<string, string> {
  const thisMonth = useBrowserValue(() => keyOf(new Date()), null)
  return useMemo(() => {
    const [year = 0, month = 0] = (thisMonth ?? '').split('-').map(Number)
    const firsts = Array.from(
      { length: thisMonth ? MONTHS : 0 },
      (_, back) => new Date(year, month - 1 - back),
    )
    return Object.fromEntries(firsts.map((first) => [keyOf(first), longMonth(first)]))
  }, [thisMonth])
}

function keyOf(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}
