'use client'

import { isSameDay } from 'date-fns/isSameDay'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { clock, monthDay } from '../ui/dateFormats'

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
export function DraftNote({ typedAt, hasChangedSince, showsBoth, onDiscard }: Props) {
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
