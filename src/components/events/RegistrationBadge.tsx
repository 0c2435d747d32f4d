import type { EventDetails, EventRegistration } from '@/contracts/events'
import { Badge } from '../ui/Badge'
import { formatDay } from '../ui/formatDay'

type Props = { registration: EventRegistration; details: EventDetails | undefined }

/** Pending, Confirmed, else Registered (docs/behaviour.md, 4.14), with the date it was sent, confirmed or declined. */
export function RegistrationBadge({ registration: { status, registeredAt }, details }: Props) {
  if (status === 'pending') {
    return (
      <>
        <Badge tone="amber">Pending</Badge>
        <span className="subtle">{`Sent to the host on ${formatDay(registeredAt)}`}</span>
      </>
    )
  }
  if (status === 'approved') {
    return (
      <>
        <Badge tone="green">Confirmed</Badge>
        {details?.decidedAt && <span className="subtle">{`Since ${formatDay(details.decidedAt)}`}</span>}
      </>
    )
  }
  const when = details?.decidedAt ? ` on ${formatDay(details.decidedAt)}` : ''
  return (
    <>
      <Badge tone="glass">Registered</Badge>
      <span className="subtle">{`Declined by the host${when}`}</span>
    </>
  )
}
