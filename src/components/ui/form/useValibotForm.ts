'use client'

import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { checkValues, fieldErrorsOf, type FieldErrors } from './fieldErrors'

type Options<TValues, TSchema extends GenericSchema> = {
  /** The contract's schema of the call that the form makes. */
  schema: TSchema
  initialValues: TValues
  /** Makes the call. When it throws, the values are kept, and the answer's `errors` are shown at their fields. */
  onSubmit: (output: InferOutput<TSchema>) => Promise<void> | void
  /** Called with the field errors, for example to show a toast. */
  onInvalid?: (errors: FieldErrors<TValues>) => void
  /** Called with what onSubmit threw. Without it, the error is rethrown. */
  onError?: (error: unknown) => void
}

export type ValibotForm<TValues> = {
  values: TValues
  errors: FieldErrors<TValues>
  isPending: boolean
  setValue: <TName extends keyof TValues>(name: TName, value: TValues[TName]) => void
  /** For a field of the kit: `<TextField label="Title" {...form.field('title')} />`. */
  field: <TName extends keyof TValues & string>(
    name: TName,
  ) => {
    name: TName
    value: TValues[TName]
    onChange: (value: TValues[TName]) => void
    errorMessage: string | undefined
  }
  /** For the <form>: `<form {...form.formProps}>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: SubmitEvent) => void
  }
  /** Shows the errors of these fields alone, for one step of a wizard; returns whether there are none. */
  check: (names: readonly (keyof TValues)[]) => boolean
  reset: (values?: TValues) => void
}

/**
 * A form over a valibot schema: validated on submit, errors shown until the field is edited, the first invalid
 * field focused, values kept after a failure.
 */
export function useValibotForm<TValues extends Record<string, unknown>, TSchema extends GenericSchema>(
  options: Options<TValues, TSchema>,
): ValibotForm<TValues> {
  const [values, setValues] = useState(options.initialValues)
  const [errors, setErrors] = useState<FieldErrors<TValues>>({})
  const [isPending, setPending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const focusWanted = useRef(false)
  // After the render that marks the fields; only then is the first invalid one known.
  useEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true], button[data-invalid]')?.focus()
  })

  function setValue<TName extends keyof TValues>(name: TName, value: TValues[TName]): void {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }
  function showErrors(found: FieldErrors<TValues>): void {
    focusWanted.current = true
    setErrors(found)
  }
  async function submit(): Promise<void> {
    const result = checkValues(options.schema, values)
    if (!result.isValid) {
      showErrors(result.errors)
      options.onInvalid?.(result.errors)
      return
    }
    setErrors({})
    setPending(true)
    try {
      await options.onSubmit(result.output)
    } catch (error) {
      showErrors(fieldErrorsOf(error, values))
      if (!options.onError) throw error
      options.onError(error)
    } finally {
      setPending(false)
    }
  }
  return {
    values,
    errors,
    isPending,
    setValue,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValue(name, value),
      errorMessage: errors[name],
    }),
    formProps: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (!isPending) void submit()
      },
    },
    check(names) {
      const result = checkValues(options.schema, values)
      const found = result.isValid ? {} : pick(result.errors, names)
      showErrors(found)
      return Object.keys(found).length === 0
    },
    reset(next = options.initialValues) {
      setValues(next)
      setErrors({})
    },
  }
}

function pick<TValues>(
  errors: FieldErrors<TValues>,
  names: readonly (keyof TValues)[],
): FieldErrors<TValues> {
  const kept = Object.entries(errors).filter(([name]) => names.includes(name as keyof TValues))
  return Object.fromEntries(kept) as FieldErrors<TValues>
}
