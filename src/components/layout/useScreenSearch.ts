'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useSyncExternalStore } from 'react'
import { changeUrlSearch, subscribeToUrlSearch } from './useUrlSearch'

/**
 * A parameter of the address on a dashboard screen, null without it. These are rendered per request, so the server
 * renders with it, too. While the browser goes back to another screen, this one keeps its own. Who reads one parameter
 * is not rendered anew when another one changes.
 */
function useScreenParameter(name: string): string | null {
  const pathname = usePathname()
  const rendered = useSearchParams().get(name)
  return useSyncExternalStore(
    subscribeToUrlSearch,
    () => (window.location.pathname === pathname ? parameterNow(name) : rendered),
    () => rendered,
  )
}

function parameterNow(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name)
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
  const given = useScreenParameter(name)
  const choice = choices.find((each) => each === given) ?? fallback
  const choose = useCallback(
    (next: TChoice) => changeUrlSearch({ [name]: next === fallback ? '' : next }, 'push'),
    [name, fallback],
  )
  return [choice, choose]
}

/** A text of a dashboard screen, such as its search, kept in the address; typing adds no steps to the history. */
export function useUrlText(name: string): [text: string, setText: (text: string) => void] {
  const text = useScreenParameter(name) ?? ''
  const setText = useCallback((next: string) => changeUrlSearch({ [name]: next }, 'replace'), [name])
  return [text, setText]
}
