'use client'

import { type BrandDeal, isDealOver } from '@/contracts/deals'
import { lazyDialog } from '../api/lazyDialog'
import { Button } from '../ui/Button'
import { ClosedButton } from './ApplicationButton'

const ApplyForm = lazyDialog(async () => (await import('./ApplyForm')).ApplyForm)

/** The button that applies to a deal, disabled after the deadline. */
export function ApplyDialog({ deal, now }: { deal: BrandDeal; now: Date }) {
  const isOver = isDealOver(deal.deadline, now)
  return (
    <ApplyForm
      deal={deal}
      isOver={isOver}
      button={(open) =>
        isOver ? (
          <ClosedButton />
        ) : (
          <Button variant="ink" size="small" aria-label={`Apply Now: ${deal.campaignTitle}`} onPress={open}>
            Apply Now
          </Button>
        )
      }
    />
  )
}
