'use client'

import { useListSearch } from './useListSearch'
import { useShownRows } from './useShownRows'

/** A list that can be long: its first rows, with a search over all of them once there are many. */
export function useLongList<TRow>(
  name: string,
  rows: readonly TRow[],
  textsOf: (row: TRow) => (string | null)[],
) {
  const { found, search, nothing } = useListSearch(name, rows, textsOf)
  return { ...useShownRows(name, found), search, nothing }
}
