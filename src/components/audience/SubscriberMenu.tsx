'use client'

import { useState } from 'react'
import {
  SUBSCRIBER_TEXTS,
  type Subscriber,
  askAgain,
  changeSubscriber,
  eraseSubscriber,
  listSubscribers,
  summarizeSubscribers,
} from '@/contracts/audience/subscribers'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { ConfirmDialog, type Question } from '../ui/ConfirmDialog'
import type { MenuEntry } from '../ui/MenuBox'
import { RowMenu } from '../ui/RowMenu'
import { lazyModule } from '../ui/lazyModule'

type Asked = 'leave' | 'complain' | 'erase'

const QUESTIONS: Record<Asked, Question & { done: string }> = {
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

const editDialog = lazyModule(() => import('./EditSubscriber'))

const REFRESH = [listSubscribers, summarizeSubscribers]

/** What an admin can do about one subscriber: ask again, edit, or end what they agreed to; never begin it. */
export function SubscriberMenu({ subscriber }: { subscriber: Subscriber }) {
  const { id, email, status, canBeAsked } = subscriber
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const dialog = editDialog.useWhen(isEditing, () => setEditing(false))
  const params = { id }
  const failing = { refresh: REFRESH, failure: SUBSCRIBER_TEXTS.failed, showsServerText: true }
  const attemptAsked = useAttempt({ ...failing, ...(asked && { success: { title: QUESTIONS[asked].done } }) })
  const attemptMail = useAttempt({
    ...failing,
    success: { title: SUBSCRIBER_TEXTS.asked, description: email },
  })

  const end = (how: Asked): Promise<unknown> =>
    how === 'erase'
      ? send(eraseSubscriber, { params })
      : send(changeSubscriber, {
          params,
          body: { status: how === 'leave' ? 'unsubscribed' : 'complained' },
        })

  async function confirm(): Promise<boolean> {
    if (!asked) return true
    try {
      await attemptAsked(() => end(asked))
      return true
    } catch {
      return false
    }
  }
  function ask(how: Asked): void {
    setAsked(how)
    setOpen(true)
  }
  const isOnList = status === 'pending' || status === 'active' || status === 'bounced'
  const entries = (): MenuEntry[] => [
    ...(canBeAsked
      ? [
          {
            id: 'again',
            label: 'Ask again to confirm',
            onAction: () => void attemptMail(() => send(askAgain, { params })).catch(() => undefined),
          },
        ]
      : []),
    { id: 'edit', label: 'Edit…', onAction: () => setEditing(true) },
    ...(isOnList ? [{ id: 'leave', label: 'Take off the list…', onAction: () => ask('leave') }] : []),
    ...(status === 'complained'
      ? []
      : [{ id: 'complain', label: 'They complained…', onAction: () => ask('complain') }]),
    { id: 'erase', label: 'Erase address…', isDanger: true, onAction: () => ask('erase') },
  ]
  return (
    <>
      <RowMenu label={`Actions for ${email}`} items={entries} />
      {dialog && (
        <dialog.EditSubscriber subscriber={subscriber} isOpen={isEditing} onOpenChange={setEditing} />
      )}
      {asked && (
        <ConfirmDialog
          confirmLabel={QUESTIONS[asked].confirmLabel}
          title={QUESTIONS[asked].title}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={confirm}
        >
          <p>{email}</p>
          <p>{QUESTIONS[asked].children}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
