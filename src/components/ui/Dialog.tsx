'use client'

import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from './Icon'
import { DialogPanel, DialogScrim } from './DialogFrame'

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

/** A window over the page; on a phone a sheet from below. Escape, the x and a press beside it close it. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onOpenChange, isPending = false, size, role = 'dialog', children } = props
  const isAlert = role === 'alertdialog'
  return (
    <DialogScrim
      data-surface="tool"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending && !isAlert}
      isKeyboardDismissDisabled={isPending}
    >
      <DialogPanel $isWide={size === 'wide'}>
        <AriaDialog role={role}>
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
              {typeof children === 'function' ? children({ close }) : children}
            </>
          )}
        </AriaDialog>
      </DialogPanel>
    </DialogScrim>
  )
}

/** A button with the dialog it opens: `<DialogTrigger><Button>Add Task</Button><Dialog title="…">…</Dialog></DialogTrigger>`. */
export function DialogTrigger({ children }: { children: ReactNode }) {
  return <AriaDialogTrigger>{children}</AriaDialogTrigger>
}
