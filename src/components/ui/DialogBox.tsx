'use client'

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from './Icon'
import { DialogContent, DialogPanel, DialogScrim, isSheet } from './DialogFrame'
import { BackCloses } from './useBackCloses'

export type DialogProps = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** While a request runs, the dialog stays open and keeps what was typed. */
  isPending?: boolean
  /** 30rem, or 46rem for two columns; a sheet takes the right side from top to bottom, a spread as two pages. */
  size?: 'wide' | 'columns' | 'sheet' | 'spread'
  /** An alert dialog has no close button; only its buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode | ((state: { close: () => void }) => ReactNode)
}

/** The second press on the button that opened a dialog lands on the backdrop, and does not close it. */
const DOUBLE_PRESS_MS = 400

/** An open dialog (ui/Dialog.tsx). */
export function DialogBox(props: DialogProps) {
  const { title, isOpen, onOpenChange, isPending = false, size, role = 'dialog', children } = props
  const isAlert = role === 'alertdialog'
  const typedIn = useRef(new Set<TextControl>())
  const openedAt = useRef(0)
  useEffect(() => {
    if (isOpen) openedAt.current = Date.now()
  }, [isOpen])
  const noteTyping = ({ target }: FormEvent) => {
    if (isTextControl(target)) typedIn.current.add(target)
  }
  return (
    <DialogScrim
      data-surface="tool"
      $isSheet={isSheet(size)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending && !isAlert}
      isKeyboardDismissDisabled={isPending}
      shouldCloseOnInteractOutside={() =>
        Date.now() - openedAt.current >= DOUBLE_PRESS_MS && !holdsText(typedIn.current)
      }
    >
      <DialogPanel $size={size} onEnter={focusFirstField}>
        {({ isExiting }) => (
          <AriaDialog role={role}>
            {({ close }) => (
              <>
                <BackCloses isOpen={!isExiting} close={close} isLocked={isPending} />
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
                {/* A second press during the exit animation would act twice. */}
                <DialogContent inert={isExiting} onInput={noteTyping}>
                  {typeof children === 'function' ? children({ close }) : children}
                </DialogContent>
              </>
            )}
          </AriaDialog>
        )}
      </DialogPanel>
    </DialogScrim>
  )
}

/**
 * Focuses the first field, or the one within [data-first]; react-aria would focus the dialog, so that the close button
 * came first. Runs only once the dialog enters: on touch screens react-aria hides a dialog with a focused field until a
 * keyboard may be open.
 */
function focusFirstField(panel: HTMLElement): void {
  const first = panel.querySelector<HTMLElement>('form [data-first] .input')
  const field = first ?? panel.querySelector<HTMLElement>('form .input')
  field?.focus({ preventScroll: true })
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

function isTextControl(target: EventTarget): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Whether closing would lose something typed; fields of an earlier opening are no longer in the page. */
function holdsText(fields: ReadonlySet<TextControl>): boolean {
  return [...fields].some((field) => field.isConnected && field.value.trim() !== '')
}
