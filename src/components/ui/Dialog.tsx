'use client'

import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from './Icon'
import { DialogContent, DialogPanel, DialogScrim } from './DialogFrame'

export type DialogProps = {
  title: string
  /** Left out inside a DialogTrigger, which opens and closes it. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** While a request runs the dialog stays, with all that was typed. */
  isPending?: boolean
  /** 30rem, or 46rem for two columns. */
  size?: 'wide'
  /** An alert dialog has no x and is left by its buttons or Escape only. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode | ((state: { close: () => void }) => ReactNode)
}

/** A window over the page; on a phone a sheet from below. It opens at its first field. Escape and the x close it, and a press beside it as long as nothing was typed. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onOpenChange, isPending = false, size, role = 'dialog', children } = props
  const isAlert = role === 'alertdialog'
  const typedIn = useRef(new Set<TextControl>())
  const noteTyping = ({ target }: FormEvent) => {
    if (isTextControl(target)) typedIn.current.add(target)
  }
  return (
    <DialogScrim
      data-surface="tool"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending && !isAlert}
      isKeyboardDismissDisabled={isPending}
      shouldCloseOnInteractOutside={() => !holdsText(typedIn.current)}
    >
      <DialogPanel $isWide={size === 'wide'}>
        <AriaDialog role={role} ref={focusFirstField}>
          {({ close }) => (
            <>
              <header>
                <Heading slot="title">{title}</Heading>
                {!isAlert && (
                  <AriaButton
                    className="icon-button"
                    aria-label="Close"
                    isDisabled={isPending}
                    onPress={close}
                  >
                    <Icon name="x" />
                  </AriaButton>
                )}
              </header>
              <DialogContent onInput={noteTyping}>
                {typeof children === 'function' ? children({ close }) : children}
              </DialogContent>
            </>
          )}
        </AriaDialog>
      </DialogPanel>
    </DialogScrim>
  )
}

/** A form begins at its first field; react-aria would begin at the dialog, and the x would be the first stop. */
function focusFirstField(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('form .input')?.focus()
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

function isTextControl(target: EventTarget): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Whether something that a person typed would be lost; fields of an earlier opening are out of the page. */
function holdsText(fields: ReadonlySet<TextControl>): boolean {
  return [...fields].some((field) => field.isConnected && field.value.trim() !== '')
}

/** A button with the dialog it opens: `<DialogTrigger><Button>Add Task</Button><Dialog title="…">…</Dialog></DialogTrigger>`. */
export function DialogTrigger({ children }: { children: ReactNode }) {
  return <AriaDialogTrigger>{children}</AriaDialogTrigger>
}
