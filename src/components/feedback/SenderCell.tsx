import { SHOWN_USER_ID_LENGTH } from '@/contracts/feedback'
import { RowTitle } from '../ui/RowTitle'

type Props = {
  userId: string
  /** Name and username; null for those who are no admin. */
  sender: string | null
}

/** The sender: the first 8 characters of the id, and for admins name and username (docs/behaviour.md, 4.17). */
export function SenderCell({ userId, sender }: Props) {
  const id = userId.slice(0, SHOWN_USER_ID_LENGTH)
  if (!sender) return <span className="price">{id}</span>
  return <RowTitle title={sender} note={id} />
}
