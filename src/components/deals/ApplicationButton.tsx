import type { BrandDealApplicationStatus } from '@/contracts/deals'
import { Button } from '../ui/Button'

/** What replaces Apply Now once applied; other states are shown as Submitted (dashboard spec, section 4). */
export function ApplicationButton({ status }: { status: BrandDealApplicationStatus }) {
  if (status === 'pending') {
    return (
      <Button variant="line" size="small" isDisabled>
        Application Pending
      </Button>
    )
  }
  const isApproved = status === 'approved'
  return (
    <Button
      variant="line"
      size="small"
      isDisabled
      isDone={isApproved}
      icon={isApproved ? 'check' : undefined}
    >
      {isApproved ? 'Approved' : 'Submitted'}
    </Button>
  )
}
