'use client'

import type { ReactNode } from 'react'
import { IconButton } from '../ui/IconButton'
import { SendAfterQuestion } from './SendAfterQuestion'
import type { AttemptOptions } from './useAttempt'

type Answer = { message: string }
type Props = Pick<AttemptOptions<Answer>, 'refresh' | 'gone' | 'failure'> & {
  /** The kind of record, such as 'idea', and its title. */
  kind: string
  name: string
  title?: string
  size?: 'small'
  pendingLabel?: string
  /** The call that is made once confirmed. */
  send: () => Promise<Answer>
  /** Runs after a success, before the question closes, to move the focus when the button goes away. */
  onDone?: () => void
  /** The dialog's text: what the action changes. */
  children: ReactNode
}

/** Deletes one of the user's own records after confirmation, and shows the answer's message in a toast. */
export function DeleteButton({ kind, name, size, ...rest }: Props) {
  const label = `Delete ${name}`
  return (
    <SendAfterQuestion
      button={(ask) => <IconButton icon="trash" size={size} label={label} onPress={ask} />}
      title={`${label}?`}
      confirmLabel={`Delete ${kind}`}
      cancelLabel="Keep it"
      success={({ message }) => ({ title: message })}
      {...rest}
    />
  )
}
