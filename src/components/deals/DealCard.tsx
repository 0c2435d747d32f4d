'use client'

import { styled } from 'styled-components'
import { type BrandDeal, type BrandDealApplication, isDealOver } from '@/contracts/deals'
import { onPhone } from '../theme/tokens'
import { MetaRow } from '../ui/MetaRow'
import { formatDay } from '../ui/formatDay'
import { ApplicationBadge } from './ApplicationBadge'
import { ApplicationButton, ClosedButton } from './ApplicationButton'
import { ApplyDialog } from './ApplyDialog'
import { Monogram } from '../ui/Monogram'
import { formatBudget, formatDealType } from './dealFormat'

type Props = { deal: BrandDeal; application: BrandDealApplication | undefined }

/** A deal: company, campaign, terms, budget, and the button to apply. */
export function DealCard({ deal, application }: Props) {
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
            { icon: 'cal', text: deal.deadline && `Apply by ${formatDay(deal.deadline)}` },
          ]}
        />
        {application && (
          <Answer>
            <ApplicationBadge status={application.status} />
            {application.notes && <p>{application.notes}</p>}
          </Answer>
        )}
      </div>
      <End>
        <Budget>{formatBudget(deal.budgetMin, deal.budgetMax)}</Budget>
        <Action deal={deal} application={application} />
      </End>
    </Card>
  )
}

function Action({ deal, application }: Props) {
  if (application) return <ApplicationButton status={application.status} />
  return isDealOver(deal.deadline) ? <ClosedButton /> : <ApplyDialog deal={deal} />
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

/** The status of the user's application, and the admin's note. */
const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: baseline;
  margin-top: 0.75rem;

  p {
    font-size: var(--t-ui);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

const End = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  align-items: flex-end;
  justify-content: space-between;

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
