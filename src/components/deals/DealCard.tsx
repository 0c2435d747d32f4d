'use client'

import { styled } from 'styled-components'
import {
  type BrandDeal,
  type BrandDealApplication,
  type DealPipeline,
  type BrandDealApplicationStatus,
  isDealOver,
} from '@/contracts/deals'
import { onPhone } from '../theme/tokens'
import { MetaRow } from '../ui/MetaRow'
import { Monogram } from '../ui/Monogram'
import { useClock } from '../ui/useClock'
import { ApplicationDetails } from './ApplicationDetails'
import { deadlineText } from './deadline'
import { formatBudget, formatDealType } from './dealFormat'
import { Badge } from '../ui/Badge'
import { lazyDialog } from '../api/lazyDialog'
import { Button } from '../ui/Button'

type Props = {
  deal: BrandDeal
  application?: BrandDealApplication | undefined
  pipeline?: DealPipeline | undefined
}

/** A deal: company, campaign, terms, budget, and the apply button or the state of the application. */
export function DealCard({ deal, application, pipeline }: Props) {
  const now = new Date(useClock())
  return (
    <Card className="card">
      <Monogram name={deal.companyName} logo={deal.companyLogo} />
      <div>
        <p className="subtle">{deal.companyName}</p>
        <h2>{deal.campaignTitle}</h2>
        {deal.description && <p className="muted">{deal.description}</p>}
        <MetaRow
          items={[
            { icon: 'tag', text: deal.industry },
            { icon: 'note', text: deal.dealType && formatDealType(deal.dealType) },
            { icon: 'pin', text: deal.location },
            { icon: 'cal', text: lastDayText(deal, application, now) },
          ]}
        />
      </div>
      <End>
        <Budget>{formatBudget(deal.budgetMin, deal.budgetMax)}</Budget>
        {application ? (
          <div>
            <ApplicationBadge status={application.status} />
            <ApplicationButton status={application.status} />
          </div>
        ) : (
          <ApplyDialog deal={deal} now={now} />
        )}
      </End>
      {application && <ApplicationDetails deal={deal} application={application} pipeline={pipeline} />}
    </Card>
  )
}

/** The last day to apply, or "Closed"; null for an active deal once the application is decided. */
function lastDayText(
  { status, deadline }: BrandDeal,
  application: BrandDealApplication | undefined,
  now: Date,
): string | null {
  if (status !== 'active') return 'Closed'
  const isDecided = application && application.status !== 'pending'
  return deadline && !isDecided ? deadlineText(deadline, now) : null
}

const Card = styled.article`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  gap: 0.25rem 1rem;
  padding: 1.25rem;

  h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.3;
  }
  .muted {
    font-size: var(--t-ui);
  }

  ${onPhone} {
    grid-template-columns: 3rem minmax(0, 1fr);
  }
`

const End = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  align-items: flex-end;
  justify-content: space-between;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    justify-content: flex-end;
  }
  ${onPhone} {
    grid-column: 1 / -1;
    flex-direction: row;
    align-items: center;
    margin-top: 0.75rem;
  }
`

const Budget = styled.p`
  font-size: 1.125rem;
  font-weight: 600;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** A badge for "Rejected" only: the disabled button already says Pending, Approved or Submitted. */
function ApplicationBadge({ status }: { status: BrandDealApplicationStatus }) {
  return status === 'rejected' ? <Badge tone="red">Rejected</Badge> : null
}

const ApplyForm = lazyDialog(async () => (await import('./ApplyForm')).ApplyForm)

/** The button that applies to a deal, disabled after the deadline. */
function ApplyDialog({ deal, now }: { deal: BrandDeal; now: Date }) {
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

/** Replaces Apply Now after an application; only pending and approved have their own text (docs/behaviour.md, 4.6). */
function ApplicationButton({ status }: { status: BrandDealApplicationStatus }) {
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
function ClosedButton() {
  return (
    <Button variant="line" size="small" isDisabled>
      Applications closed
    </Button>
  )
}
