'use client'

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useSession } from '../session/useSession'
import type { ValibotForm } from '../ui/form/useValibotForm'
import { DraftNote } from './DraftNote'
import { draftOf, fitDraft, isSame } from './draftFields'
import { draftKey, readDraft, removeDraft, writeDraft } from './draftStore'

type Options<TValues> = {
  /** Identifies the form on every visit: 'event.new' for a new record, `product.${id}` for a stored one. */
  name: string
  form: ValibotForm<TValues>
  /** The values the form begins with, asked for whenever it opens. */
  initialValues: () => TValues
  /** Fields that are never kept. */
  secrets?: readonly (keyof TValues & string)[] | undefined
  /** True for a form that stands on its screen: it opens as soon as its person is known. */
  isStanding?: boolean
}

type Restored = { typedAt: number; hasChangedSince: boolean }

export type FormDraft = {
  /** Fills the form: with what was typed, else with what it begins with. A dialog calls it when it opens. */
  open: () => void
  /** To be called once the form was sent. */
  forget: () => void
  /** Says when the restored text was typed, with a button that discards it; null when nothing was restored. */
  note: ReactNode
  /** Changes when the fields are emptied: the `key` of fields that hold a state of their own. */
  round: number
}

/**
 * Keeps what is typed into a form in this browser, per person and form, until it is sent or discarded, 7 days at
 * most (docs/behaviour.md, 2.6).
 */
export function useDraft<TValues extends Record<string, unknown>>(options: Options<TValues>): FormDraft {
  const { name, form, initialValues, secrets = [], isStanding = false } = options
  const userId = useSession().user?.id ?? null
  const [opened, setOpened] = useState<{ key: string | null; initial: TValues } | null>(null)
  const [restored, setRestored] = useState<Restored | null>(null)
  const [round, setRound] = useState(0)

  function open(): void {
    const key = userId === null ? null : draftKey(userId, name)
    const initial = initialValues()
    const draft = key === null ? null : readDraft(key)
    const fitting = draft && fitDraft(draft, initial, secrets)
    form.reset({ ...initial, ...fitting?.typed })
    setOpened({ key, initial })
    if (!draft || !fitting || fitting.isEmpty) return setRestored(null)
    // What a new record begins with may depend on the day; only a stored one is changed by somebody.
    const hasChangedSince = fitting.hasChangedSince && !name.endsWith('.new')
    setRestored({ typedAt: draft.typedAt, hasChangedSince })
  }
  // Before the paint, and not when the session ends: what is typed stays in the fields until the log-in shows.
  useLayoutEffect(() => {
    if (isStanding && userId !== null) open()
    // oxlint-disable-next-line react/exhaustive-deps -- a form is filled once for each person
  }, [isStanding, userId])

  useEffect(() => {
    if (!opened?.key) return
    const draft = draftOf(opened.initial, form.values, secrets)
    if (!draft) removeDraft(opened.key)
    // Only reading a draft does not make it younger.
    else if (!isSame(readDraft(opened.key)?.typed, draft.typed)) writeDraft(opened.key, draft)
    // oxlint-disable-next-line react/exhaustive-deps -- `secrets` is a new list on every render
  }, [opened, form.values])

  function forget(): void {
    if (opened?.key) removeDraft(opened.key)
    setRestored(null)
  }
  function discard(): void {
    forget()
    form.reset(opened?.initial)
    setRound(round + 1)
  }
  return { open, forget, note: restored && <DraftNote {...restored} onDiscard={discard} />, round }
}
