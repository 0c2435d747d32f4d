import type { BrandDealApplicationStatus } from '@/contracts/deals'
import { Badge } from '../ui/Badge'

/** Pending, Approved, Rejected, and Submitted for anything else (docs/behaviour.md, 4.6). */
export function ApplicationBadge({ status }: { status: BrandDealApplicationStatus }) {
  if (status === 'pending') return <Badge tone="amber">Pending</Badge>
  if (status === 'approved') return <Badge tone="green">Approved</Badge>
  if (status === 'rejected') return <Badge tone="red">Rejected</Badge>
  return <Badge tone="blue">Submitted</Badge>
}
