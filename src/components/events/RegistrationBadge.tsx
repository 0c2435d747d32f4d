import type { EventDetails, EventRegistration } from '@/contracts/events'
import { Badge } from '../ui/Badge'
import { formatDay } from '../ui/formatDay'

type Props = { registration: EventRegistration; details: EventDetails | undefined }

/** Pending, Confirmed, and Registered for anything else (docs/behaviour.md, 4.14), with what the host did and when. */
export function RegistrationBadge({ registration: { status, registeredAt }, details }: Props) {
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
        {details?.decidedAt && <span className="subtle">{`Since ${formatDay(details.decidedAt)}`}</span>}
        <Badge tone="green">Confirmed</Badge>
      </>
    )
  }
  const when = details?.decidedAt ? ` on ${formatDay(details.decidedAt)}` : ''
  return (
    <>
      <span className="subtle">{`Declined by the host${when}`}</span>
      <Badge tone="glass">Registered</Badge>
    </>
  )
}
