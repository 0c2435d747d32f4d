'use client'

import { accountLabel } from '@/contracts/account/names'
import { SHOWN_USER_ID_LENGTH } from '@/contracts/feedback'
import { RowTitle } from '../ui/RowTitle'
import { useSenders } from './useFeedback'

/** The sender: the first 8 characters of the id, and for admins name and username (docs/behaviour.md, 4.17). */
export function SenderCell({ userId }: { userId: string }) {
  const sender = useSenders().get(userId)
  const id = userId.slice(0, SHOWN_USER_ID_LENGTH)
  if (!sender) return <span className="price">{id}</span>
  return <RowTitle title={accountLabel(sender)} note={id} />
}
