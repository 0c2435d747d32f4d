'use client'

import { type ReactNode, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { Dialog, type DialogProps } from '../ui/Dialog'
import { FormActions } from '../ui/form/FormActions'
import type { FieldErrors } from '../ui/form/fieldErrors'
import { type ValibotForm, useValibotForm } from '../ui/form/useValibotForm'
import { type AttemptOptions, useAttempt } from './useAttempt'

const FAILED = 'Something went wrong. Please try again.'

type Props<TValues, TSchema extends GenericSchema, TAnswer> = Pick<DialogProps, 'title' | 'size'> &
  Partial<AttemptOptions<TAnswer>> & {
    /** Identifies the form on every visit: 'event.new', `product.${id}`. */
    name: string
    /** The control that opens it: `(open) => <OpenButton icon="plus" onPress={open}>Create event</OpenButton>`. */
    button: (open: () => void) => ReactNode
    /** Validates the fields before anything is sent. */
    schema: TSchema
    /** The values of the fields, asked for whenever the dialog opens. */
    initialValues: () => TValues
    /** Makes the call; then the dialog closes. When it throws, values are kept and the answer's `errors` shown. */
    submit: (output: InferOutput<TSchema>) => Promise<TAnswer> | TAnswer
    /** Called with the field errors and what was typed, for example to show a toast. */
    onInvalid?: (errors: FieldErrors<TValues>, values: TValues) => void
    submitLabel: string
    /** The main button's text while the form is being sent. */
    pendingLabel?: string
    /** Keeps what was typed when the dialog is closed without sending. */
    keepsValues?: boolean
    /** The fields. */
    children: (form: ValibotForm<TValues>) => ReactNode
  }

/** A button with the form dialog it opens: validated, sent once, confirmed by a toast, then closed. */
export function FormDialog<TValues extends Record<string, unknown>, TSchema extends GenericSchema, TAnswer>(
  props: Props<TValues, TSchema, TAnswer>,
) {
  const { name, title, size, button, schema, initialValues, submit, keepsValues = false, children } = props
  const [isOpen, setOpen] = useState(false)
  const attempt = useAttempt({ ...props, failure: props.failure ?? FAILED })
  const form = useValibotForm({
    schema,
    initialValues: initialValues(),
    onSubmit: async (output) => {
      await attempt(() => submit(output))
      setOpen(false)
    },
    onInvalid: (errors) => props.onInvalid?.(errors, form.values),
    // Its toast has been shown.
    onError: () => undefined,
  })

  function open(): void {
    if (!keepsValues) form.reset(initialValues())
    setOpen(true)
  }
  return (
    <>
      {button(open)}
      <Dialog title={title} size={size} isOpen={isOpen} onOpenChange={setOpen} isPending={form.isPending}>
        {({ close }) => (
          <form className="stack" name={name} {...form.formProps}>
            {children(form)}
            <FormActions
              submitLabel={props.submitLabel}
              pendingLabel={props.pendingLabel}
              isPending={form.isPending}
              onCancel={close}
            />
          </form>
        )}
      </Dialog>
    </>
  )
}
