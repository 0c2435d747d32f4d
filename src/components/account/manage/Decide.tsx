'use client'

import { useRouter } from 'next/navigation'
import { type ManagedUser, approveUser, pageUsers, rejectUser } from '@/contracts/account/identity'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'

const LISTS = [pageUsers]

/** Approves a user, including one who was rejected. */
export function Approve({ user }: { user: ManagedUser }) {
  const router = useRouter()
  const approve = useSend(approveUser, {
    refresh: LISTS,
    success: { title: 'User approved', description: 'User can now login to the platform' },
    failure: 'Failed to approve user',
  })
  async function run(): Promise<void> {
    // A cached home screen may still list this user as waiting.
    if (await approve.run({ params: { id: user.id } })) router.refresh()
  }
  return (
    <Button
      variant="ink"
      size="small"
      aria-label={`Approve ${user.username}`}
      isPending={approve.isPending}
      pendingText="Approving..."
      onPress={() => void run()}
    >
      Approve
    </Button>
  )
}

/** Rejects a registration, after a confirmation, because the user is told about it. */
export function Reject({ user }: { user: ManagedUser }) {
  const router = useRouter()
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button variant="quiet" size="small" aria-label={`Reject ${user.username}`} onPress={ask}>
          Reject
        </Button>
      )}
      title={`Reject ${user.username}?`}
      confirmLabel="Reject registration"
      pendingLabel="Rejecting..."
      send={() => send(rejectUser, { params: { id: user.id } })}
      refresh={LISTS}
      success={{ title: 'Registration rejected', description: 'You can still approve it later.' }}
      failure="Failed to reject registration"
      showsServerText
      onDone={() => router.refresh()}
    >
      {user.email
        ? `A mail to ${user.email} says so, and so does the log-in.`
        : 'No e-mail is known; the log-in says so.'}
    </SendAfterQuestion>
  )
}
