import type { BrandDealApplicationStatus } from '@/contracts/deals'
import { Badge } from '../ui/Badge'

/** "Rejected", which the disabled button does not say; that one says Pending, Approved and Submitted itself. */
export function ApplicationBadge({ status }: { status: BrandDealApplicationStatus }) {
  return status === 'rejected' ? <Badge tone="red">Rejected</Badge> : null
}
