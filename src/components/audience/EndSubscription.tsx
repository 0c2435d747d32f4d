'use client'

import {
  SUBSCRIBER_TEXTS,
  type Subscriber,
  changeSubscriber,
  eraseSubscriber,
  listSubscribers,
  summarizeSubscribers,
} from '@/contracts/audience/subscribers'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { ConfirmDialog, type Question } from '../ui/ConfirmDialog'

export type Ending = 'leave' | 'complain' | 'erase'

const QUESTIONS: Record<Ending, Question & { done: string }> = {
  leave: {
    title: 'Take them off the list?',
    children: 'They get no more letters. Only they can come back, by signing up again.',
    confirmLabel: 'Take off the list',
    done: SUBSCRIBER_TEXTS.takenOff,
  },
  complain: {
    title: 'Did they complain?',
    children: 'Nothing is ever sent to this address again, not even when somebody signs it up.',
    confirmLabel: 'Never write again',
    done: SUBSCRIBER_TEXTS.complained,
  },
  erase: {
    title: 'Erase this address?',
    children:
      'The address, the name and what they agreed to go for good. A keyed mark stays, so that no list brings it back.',
    confirmLabel: 'Erase address',
    done: SUBSCRIBER_TEXTS.erased,
  },
}

type Props = {
  subscriber: Subscriber
  how: Ending
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The question before what somebody agreed to is ended. */
export function EndSubscription({ subscriber: { id, email }, how, isOpen, onOpenChange }: Props) {
  const { title, children, confirmLabel, done } = QUESTIONS[how]
  const attempt = useAttempt({
    refresh: [listSubscribers, summarizeSubscribers],
    success: { title: done },
    failure: SUBSCRIBER_TEXTS.failed,
    showsServerText: true,
  })
  const params = { id }
  const end = (): Promise<unknown> =>
    how === 'erase'
      ? send(eraseSubscriber, { params })
      : send(changeSubscriber, {
          params,
          body: { status: how === 'leave' ? 'unsubscribed' : 'complained' },
        })

  async function confirm(): Promise<boolean> {
    try {
      await attempt(end)
      return true
    } catch {
      return false
    }
  }
  return (
    <ConfirmDialog
      confirmLabel={confirmLabel}
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    >
      <p>{email}</p>
      <p>{children}</p>
    </ConfirmDialog>
  )
}
