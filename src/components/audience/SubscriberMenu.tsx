'use client'

import { useState } from 'react'
import {
  SUBSCRIBER_TEXTS,
  type Subscriber,
  askAgain,
  listSubscribers,
  summarizeSubscribers,
} from '@/contracts/audience/subscribers'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import type { MenuEntry } from '../ui/MenuBox'
import { RowMenu } from '../ui/RowMenu'
import { lazyModule } from '../ui/lazyModule'
import type { Ending } from './EndSubscription'

const editDialog = lazyModule(() => import('./EditSubscriber'))
const endDialog = lazyModule(() => import('./EndSubscription'))

/** What an admin can do about one subscriber: ask again, edit, or end what they agreed to; never begin it. */
export function SubscriberMenu({ subscriber }: { subscriber: Subscriber }) {
  const { id, email, status, canBeAsked } = subscriber
  const [asked, setAsked] = useState<Ending | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const dialog = editDialog.useWhen(isEditing, () => setEditing(false))
  const ending = endDialog.useWhen(isOpen, () => setOpen(false))
  const params = { id }
  const attemptMail = useAttempt({
    refresh: [listSubscribers, summarizeSubscribers],
    failure: SUBSCRIBER_TEXTS.failed,
    showsServerText: true,
    success: { title: SUBSCRIBER_TEXTS.asked, description: email },
  })

  function ask(how: Ending): void {
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
      {asked && ending && (
        <ending.EndSubscription subscriber={subscriber} how={asked} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  )
}
