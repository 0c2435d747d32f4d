import type { EventRegistrationStatus } from '@/contracts/events'
import { Badge } from '../ui/Badge'

/** Pending, Confirmed, and Registered for anything else (docs/behaviour.md, 4.14). */
export function RegistrationBadge({ status }: { status: EventRegistrationStatus }) {
  if (status === 'pending') return <Badge tone="amber">Pending</Badge>
  if (status === 'approved') return <Badge tone="green">Confirmed</Badge>
  return <Badge tone="glass">Registered</Badge>
}
