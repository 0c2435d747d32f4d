'use client'

import { type ReactNode, useEffect, useLayoutEffect, useState, useRef } from 'react'
import { useSession } from '../session/useSession'
import type { ValibotForm } from '../ui/form/useValibotForm'
import { draftOf, fitDraft, isSame } from './draftFields'
import { draftKey, isTaken, readDraft, removeDraft, takeDraft, writeDraft } from './draftStore'
import { isSameDay } from 'date-fns/isSameDay'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { clock, monthDay } from '../ui/dateFormats'

type Options<TValues> = {
  /** Identifies the form on every visit: 'event.new' for a new record, `product.${id}` for a stored one. */
  name: string
  form: ValibotForm<TValues>
  /** Read each time the form opens. */
  initialValues: () => TValues
  /** Fields that are never stored. */
  secrets?: readonly (keyof TValues & string)[] | undefined
  /** True for a form that is shown from the start: it is filled as soon as the user is known. */
  isStanding?: boolean
  /** True for a form that shows both versions of a record that was changed meanwhile (useConflict). */
  showsBoth?: boolean
}

type Restored = { typedAt: number; hasChangedSince: boolean }

export type FormDraft<TValues = never> = {
  /** Fills the form with the draft, else with the initial values. A dialog calls it when it opens. */
  open: () => void
  /** Removes the draft; call it once the form has been sent. */
  forget: () => void
  /** Says when the restored text was typed, with a button that discards it; null when nothing was restored. */
  note: ReactNode
  /** Changes when the draft is discarded: use it as the `key` of fields with state of their own. */
  round: number
  /** Whether the restored text is about fields that have been changed since. */
  isOverChange: boolean
  /** Shows `values`, based on the record as it is stored now. */
  rebase: (initial: TValues, values: TValues) => void
  /** After a save that leaves the form open: what is typed from now on is compared with `initial`. */
  settle: (initial: TValues) => void
}

/**
 * Keeps a form's unsent input in this browser, per user, form and window, until it is sent or discarded, for at most
 * 7 days (docs/behaviour.md, 2.6).
 */
export function useDraft<TValues extends Record<string, unknown>>(
  options: Options<TValues>,
): FormDraft<TValues> {
  const { name, form, initialValues, secrets = [], isStanding = false, showsBoth = false } = options
  const userId = useSession().user?.id ?? null
  const [opened, setOpened] = useState<{ key: string | null; initial: TValues } | null>(null)
  const [restored, setRestored] = useState<Restored | null>(null)
  const [round, setRound] = useState(0)

  function open(): void {
    const key = userId === null ? null : draftKey(userId, name)
    const initial = initialValues()
    const draft = key === null ? null : takeDraft(key)
    const fitting = draft && fitDraft(draft, initial, secrets)
    form.reset({ ...initial, ...fitting?.typed })
    setOpened({ key, initial })
    if (!draft || !fitting || fitting.isEmpty) return setRestored(null)
    // The initial values of a new record may depend on the day; only a stored record can have been edited.
    const hasChangedSince = fitting.hasChangedSince && !name.endsWith('.new')
    setRestored({ typedAt: draft.typedAt, hasChangedSince })
  }
  // Runs before paint. Not when the session ends: the fields keep their input until the log-in page shows.
  useLayoutEffect(() => {
    if (isStanding && userId !== null) open()
    // oxlint-disable-next-line react/exhaustive-deps -- a form is filled once for each person
  }, [isStanding, userId])

  useEffect(() => {
    if (!opened?.key) return
    const { key, initial } = opened
    const draft = draftOf(initial, form.values, secrets)
    if (!draft) return removeDraft(key)
    // Opening a draft without an edit must not extend its lifetime.
    if (!isSame(readDraft(key)?.typed, draft.typed)) writeDraft(key, draft)
    const kept = readDraft(key) ?? draft
    // Another window has opened the form and taken the draft over, while its text is still in this one.
    const putBack = () => {
      if (form.formProps.ref.current && isTaken(key, kept)) writeDraft(key, kept)
    }
    window.addEventListener('storage', putBack)
    return () => window.removeEventListener('storage', putBack)
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
  function rebase(initial: TValues, values: TValues): void {
    setOpened((before) => before && { ...before, initial })
    setRestored(null)
    form.reset(values)
    setRound(round + 1)
  }
  function settle(initial: TValues): void {
    setOpened((before) => before && { ...before, initial })
    setRestored(null)
  }
  return {
    open,
    forget,
    note: restored && <DraftNote {...restored} showsBoth={showsBoth} onDiscard={discard} />,
    round,
    isOverChange: restored?.hasChangedSince ?? false,
    rebase,
    settle,
  }
}

type Props = {
  /** In ms since 1970. */
  typedAt: number
  /** Whether the record has changed since in the same fields. */
  hasChangedSince: boolean
  /** Whether saving shows both versions before one of them is overwritten. */
  showsBoth: boolean
  onDiscard: () => void
}

/** Shown above the fields of a form with restored text. */
function DraftNote({ typedAt, hasChangedSince, showsBoth, onDiscard }: Props) {
  const note = useRef<HTMLDivElement>(null)

  /** The button disappears with the note, so the focus goes to the form's first field. */
  function discard(): void {
    const form = note.current?.closest('form')
    flushSync(onDiscard)
    form?.querySelector<HTMLElement>('.input')?.focus()
  }
  return (
    <Note ref={note} className="callout">
      <output>
        <b>Restored what you typed {timeOf(typedAt)}.</b>
        {hasChangedSince && (
          <>
            {' It has been changed since. '}
            {showsBoth
              ? 'Saving shows both versions first.'
              : 'Saving puts your text in place of what is stored now.'}
          </>
        )}
      </output>
      <Button size="small" variant="line" onPress={discard}>
        Discard
      </Button>
    </Note>
  )
}

/** "at 10:02 AM" for today, "on Nov 20 at 10:02 AM" for an earlier day. */
function timeOf(typedAt: number): string {
  const moment = new Date(typedAt)
  const time = `at ${clock(moment)}`
  return isSameDay(moment, Date.now()) ? time : `on ${monthDay(moment)} ${time}`
}

const Note = styled.div`
  align-items: center;
  justify-content: space-between;

  > .button {
    flex: none;
  }
`
