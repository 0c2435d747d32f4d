'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useId, useRef } from 'react'

type SuggestedTextProps = TextFieldClientProps & { suggestions: readonly string[] }

/** A line of text with suggestions while one types; anything else can be written, too. */
export function SuggestedText({ suggestions, ...field }: SuggestedTextProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Payload's field takes no such attribute.
    input.current?.setAttribute('list', id)
  }, [id])
  return (
    <>
      <TextField {...field} inputRef={input as TextFieldClientProps['inputRef']} />
      <datalist id={id}>
        {suggestions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  )
}
