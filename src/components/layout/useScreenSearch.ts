'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useSyncExternalStore } from 'react'
import { cutText } from '@/contracts/core/cutText'
import { TEXT_MAX } from '@/contracts/core/wire'
import { changeUrlSearch, subscribeToUrlSearch } from './useUrlSearch'

/**
 * A query parameter of a dashboard screen, or null. These screens are rendered per request, so the server has it, too.
 * While the browser goes back to another screen, this one keeps its own value. The store compares one parameter, so a
 * change of another one causes no synchronous render.
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
 * A choice on a dashboard screen, such as its tab or a filter, kept in the address; a change adds a history entry
 * (docs/behaviour.md, 2.12). The fallback has no parameter, and replaces unknown values.
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

/** A text on a dashboard screen, kept in the address; a change adds no history entry. */
export function useUrlText(name: string): [text: string, setText: (text: string) => void] {
  const text = useScreenParameter(name) ?? ''
  const setText = useCallback((next: string) => changeUrlSearch({ [name]: next }, 'replace'), [name])
  return [text, setText]
}

/** The search of a dashboard screen; of an address that was written by hand, as much as the field takes. */
export function useUrlSearchText(): [text: string, setText: (text: string) => void] {
  const [text, setText] = useUrlText('q')
  return [cutText(text, TEXT_MAX), setText]
}
