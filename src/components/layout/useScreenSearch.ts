'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { changeUrlSearch, subscribeToUrlSearch } from './useUrlSearch'

/**
 * The address's query on a dashboard screen. These are rendered per request, so the server renders with it, too. While
 * the browser goes back to another screen, this one keeps its own.
 */
function useScreenSearch(): URLSearchParams {
  const pathname = usePathname()
  const rendered = useSearchParams().toString()
  const search = useSyncExternalStore(
    subscribeToUrlSearch,
    () => (window.location.pathname === pathname ? window.location.search.slice(1) : rendered),
    () => rendered,
  )
  return useMemo(() => new URLSearchParams(search), [search])
}

/**
 * A choice of a dashboard screen, such as its tab or a filter, kept in the address; a change is a step of the
 * history (docs/behaviour.md, 2.12). The fallback has no parameter, and stands for whatever is unknown.
 */
export function useUrlChoice<TChoice extends string>(
  name: string,
  fallback: TChoice,
  choices: readonly TChoice[],
): [choice: TChoice, choose: (choice: TChoice) => void] {
  const given = useScreenSearch().get(name)
  const choice = choices.find((each) => each === given) ?? fallback
  const choose = useCallback(
    (next: TChoice) => changeUrlSearch({ [name]: next === fallback ? '' : next }, 'push'),
    [name, fallback],
  )
  return [choice, choose]
}

/** A text of a dashboard screen, such as its search, kept in the address; typing adds no steps to the history. */
export function useUrlText(name: string): [text: string, setText: (text: string) => void] {
  const text = useScreenSearch().get(name) ?? ''
  const setText = useCallback((next: string) => changeUrlSearch({ [name]: next }, 'replace'), [name])
  return [text, setText]
}
