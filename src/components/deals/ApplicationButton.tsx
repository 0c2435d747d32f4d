import type { BrandDealApplicationStatus } from '@/contracts/deals'
import { Button } from '../ui/Button'

/** Replaces Apply Now after an application; only pending and approved have their own text (docs/behaviour.md, 4.6). */
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

/** Replaces Apply Now after the last day to apply. */
export function ClosedButton() {
  return (
    <Button variant="line" size="small" isDisabled>
      Applications closed
    </Button>
  )
}
