'use client'

import { Fragment, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GenericSchema, InferOutput } from 'valibot'
import { ConfirmDialog, type Question } from '../ui/ConfirmDialog'
import { Dialog } from '../ui/Dialog'
import type { DialogProps } from '../ui/DialogBox'
import { FormActions } from '../ui/form/FormActions'
import type { FieldErrors } from '../ui/form/fieldErrors'
import { OpenButton, type OpenButtonProps } from '../ui/OpenButton'
import { type ValibotForm, useValibotForm } from '../ui/form/useValibotForm'
import { type AttemptOptions, useAttempt } from './useAttempt'
import { type Editing, useConflict } from './useConflict'
import { useDraft } from './useDraft'

/** What opens the dialog: the props of an OpenButton, or a function that renders another control. */
export type FormButton = OpenButtonProps | ((open: () => void) => ReactNode)

type Props<
  TValues,
  TSchema extends GenericSchema,
  TAnswer,
  TRecord extends { version: number | string },
> = Pick<DialogProps, 'title' | 'size'> &
  AttemptOptions<TAnswer> & {
    /** Names the form and its draft: 'event.new' for a new record, `product.${id}` for a stored one. */
    name: string
    /** Fields that are never kept in the browser. */
    secrets?: readonly (keyof TValues & string)[]
    button: FormButton
    /** Validates the fields before anything is sent. */
    schema: TSchema
    /** Read each time the dialog opens. */
    initialValues: () => TValues
    /** Asks before sending values that are valid but rarely intended; null sends the form at once. */
    question?: (output: InferOutput<TSchema>) => Question | null
    /** Makes the call; then the dialog closes. When it throws, values are kept and the answer's `errors` shown. */
    submit: (output: InferOutput<TSchema>, base: TRecord) => Promise<TAnswer> | TAnswer
    /** The record that is edited; `submit` gets it as it was when the form opened, and sends its version. */
    editing?: Editing<TRecord, TValues> | undefined
    /** Called with the field errors and what was typed, for example to show a toast. */
    onInvalid?: (errors: FieldErrors<TValues>, values: TValues) => void
    submitLabel: string
    /** The main button's text while the form is being sent. */
    pendingLabel?: string
    /** A second button, which changes a value and sends the form. */
    alternative?: (form: ValibotForm<TValues>) => { label: string; change: () => void }
    /** The fields. */
    children: (form: ValibotForm<TValues>) => ReactNode
  }

/**
 * A button with the form dialog it opens: validated, sent once, confirmed by a toast, then closed. Unsent input is
 * restored when it opens again.
 */
export function FormDialog<
  TValues extends Record<string, unknown>,
  TSchema extends GenericSchema,
  TAnswer,
  TRecord extends { version: number | string } = never,
>(props: Props<TValues, TSchema, TAnswer, TRecord>) {
  const { name, secrets, title, size, button, schema, initialValues, submit, editing, children } = props
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Question | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isConfirmed = useRef(false)
  const attempt = useAttempt(props)
  const form = useValibotForm({
    schema,
    initialValues: initialValues(),
    onSubmit: async (output) => {
      const question = isConfirmed.current ? null : props.question?.(output)
      isConfirmed.current = false
      if (question) {
        setAsked(question)
        setAsking(true)
        return
      }
      await attempt(() => conflict.save(async (base) => submit(output, base)))
      draft.forget()
      setOpen(false)
    },
    onInvalid: (errors) => props.onInvalid?.(errors, form.values),
    // useAttempt has already shown the toast.
    onError: () => undefined,
  })
  const draft = useDraft({ name, form, initialValues, secrets, showsBoth: editing !== undefined })
  const conflict = useConflict({ form, draft, editing })

  function sendChanged(change: () => void): void {
    // The form sends what it was rendered with.
    flushSync(change)
    form.formProps.ref.current?.requestSubmit()
  }
  const alternative = props.alternative?.(form)

  function open(): void {
    draft.open()
    conflict.restart()
    setOpen(true)
  }
  return (
    <>
      {typeof button === 'function' ? button(open) : <OpenButton {...button} onPress={open} />}
      <Dialog title={title} size={size} isOpen={isOpen} onOpenChange={setOpen} isPending={form.isPending}>
        {({ close }) => (
          <form className="stack" name={name} {...form.formProps}>
            {draft.note}
            <Fragment key={draft.round}>{children(form)}</Fragment>
            <FormActions
              submitLabel={props.submitLabel}
              pendingLabel={props.pendingLabel}
              isPending={form.isPending}
              onCancel={close}
              alternative={
                alternative && { label: alternative.label, onPress: () => sendChanged(alternative.change) }
              }
            />
          </form>
        )}
      </Dialog>
      {conflict.dialog}
      {asked && (
        <ConfirmDialog
          {...asked}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => {
            isConfirmed.current = true
            form.formProps.ref.current?.requestSubmit()
          }}
        />
      )}
    </>
  )
}
