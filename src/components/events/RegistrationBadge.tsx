import type { EventDetails, EventRegistration } from '@/contracts/events'
import { Badge } from '../ui/Badge'
import { formatDay } from '../ui/formatDay'

type Props = { registration: EventRegistration; details: EventDetails | undefined }

/** Pending, Confirmed, and Registered for anything else (docs/behaviour.md, 4.14), with what the host did and when. */
export function RegistrationBadge({ registration: { status, registeredAt }, details }: Props) {
  const decided = details?.decidedAt ? ` on ${formatDay(details.decidedAt)}` : ''
  if (status === 'pending') {
    return (
      <>
        <span className="subtle">{`Sent to the host on ${formatDay(registeredAt)}`}</span>
        <Badge tone="amber">Pending</Badge>
      </>
    )
  }
  if (status === 'approved') {
    return (
      <>
        {decided && <span className="subtle">{`By the host${decided}`}</span>}
        <Badge tone="green">Confirmed</Badge>
      </>
    )
  }
  return (
    <>
      <span className="subtle">{`Declined by the host${decided}`}</span>
      <Badge tone="glass">Registered</Badge>
    </>
  )
}
