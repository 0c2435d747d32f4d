'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { checkValues, fieldErrorsOf, type FieldErrors } from '../form/fieldErrors'
import { useFocusBack } from './useFocusBack'

type Values = Record<string, string>

type Options<TSchema extends GenericSchema> = {
  /** The contract's schema of the call that the form makes. */
  schema: TSchema
  /** Makes the call. When it throws, the answer's `errors` are shown at their fields. */
  onSubmit: (output: InferOutput<TSchema>, form: HTMLFormElement) => Promise<void>
  /** Called with what onSubmit threw. */
  onFailure: (error: unknown) => void
}

/**
 * A form whose values stay in native fields, so that input from before hydration is not lost: validated on
 * submit, errors shown until the field is edited, the first invalid field focused.
 */
export function useNativeForm<TSchema extends GenericSchema>({
  schema,
  onSubmit,
  onFailure,
}: Options<TSchema>) {
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const [isPending, setPending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const wantsFocus = useRef(false)
  useFocusBack(ref, isPending)
  // After the render that marks the fields; only then is the first invalid one known.
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })

  function showErrors(found: FieldErrors<Values>): void {
    wantsFocus.current = true
    setErrors(found)
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = readValues(form)
    const result = checkValues(schema, values)
    if (!result.isValid) return showErrors(result.errors)
    setErrors({})
    setPending(true)
    try {
      await onSubmit(result.output, form)
    } catch (error) {
      showErrors(fieldErrorsOf(error, values))
      onFailure(error)
    } finally {
      setPending(false)
    }
  }

  return {
    errors,
    isPending,
    /** `dialog` keeps a browser from submitting the values before hydration. */
    formProps: {
      ref,
      method: 'dialog',
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (!isPending) void submit(event.currentTarget)
      },
      onInput({ target }: { target: EventTarget }) {
        const name = 'name' in target ? String(target.name) : ''
        if (errors[name]) setErrors((before) => ({ ...before, [name]: undefined }))
      },
    },
  }
}

/** The values of a form's fields, by name. */
export function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}
