import type { BrandDealApplicationStatus } from '@/contracts/deals'
import { Badge } from '../ui/Badge'

/** A badge for "Rejected" only: the disabled button already says Pending, Approved or Submitted. */
export function ApplicationBadge({ status }: { status: BrandDealApplicationStatus }) {
  return status === 'rejected' ? <Badge tone="red">Rejected</Badge> : null
}
