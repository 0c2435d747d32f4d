'use client'

import useSWR from 'swr'
import { type Call, callUrl } from '@/contracts/core/call'
import { useUrlText } from './useScreenSearch'

/**
 * The selected row of a list that is read page by page, kept in the address as `name`; the first row unless one is
 * selected. One that no page shown holds is loaded by its id, with the call of the pages.
 */
export function useSelected<TItem extends { id: string }>(
  name: string,
  items: readonly TItem[],
  call: Call,
  query: object = {},
): { selected: TItem | undefined; select: (id: string) => void } {
  const [id, select] = useUrlText(name)
  const shown = items.find((item) => item.id === id)
  const isElsewhere = id !== '' && !shown && items.length > 0
  const { data } = useSWR<{ items: TItem[] }>(isElsewhere ? callUrl(call, { query: { ...query, id } }) : null)
  return { selected: shown ?? data?.items[0] ?? items[0], select }
}
