'use client'

import { styled } from 'styled-components'
import {
  type BrandDeal,
  type BrandDealApplication,
  type DealPipeline,
  readsBrief,
  type BrandDealApplicationStatus,
} from '@/contracts/deals'
import { formatCents } from '@/contracts/core/money'
import { onPhone } from '../theme/tokens'
import { Timeline, type TimelineItem } from '../ui/Timeline'
import { WithdrawApplication } from './WithdrawApplication'
import { formatDay } from '../ui/formatDay'

type Props = {
  deal: BrandDeal
  application: BrandDealApplication
  /** Undefined while it loads, and when it cannot be loaded. */
  pipeline: DealPipeline | undefined
}

/** The user's application: dated states, message and answer, and once it is approved, brief and contact. */
export function ApplicationDetails({ deal, application, pipeline }: Props) {
  const { status, applicationMessage, notes } = application
  const isBriefed = pipeline && readsBrief(status)
  return (
    <Frame>
      {pipeline && (
        <Timeline label={`Your application: ${deal.campaignTitle}`} items={pipelineSteps(pipeline)} />
      )}
      <dl>
        <Text title="Your message" text={applicationMessage} />
        <Text title="Answer" text={notes} />
        {isBriefed && (
          <>
            <Text title="Brief" text={pipeline.brief ?? 'Not written yet. It will stand here.'} />
            <Text title="Paid so far" text={pipeline.paid > 0 ? formatCents(pipeline.paid) : null} />
            <Text title="Contact" text={pipeline.contact ?? 'Not named yet. It will stand here.'} />
          </>
        )}
      </dl>
      {status === 'pending' && (
        <footer>
          <WithdrawApplication deal={deal} application={application} />
        </footer>
      )}
    </Frame>
  )
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}

const Frame = styled.div`
  display: grid;
  grid-column: 2 / -1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  gap: 1rem 2rem;
  align-items: start;
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);

  > dl {
    display: grid;
    gap: 0.75rem;
    font-size: var(--t-ui);
  }
  dt {
    font-size: var(--t-small);
    font-weight: 500;
    color: var(--ink-2);
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > footer {
    grid-column: 1 / -1;
  }

  ${onPhone} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
  }
`

const TITLES: Record<BrandDealApplicationStatus, string> = {
  pending: 'Sent',
  approved: 'Approved',
  accepted: 'Accepted',
  'content-review': 'Content in review',
  'pending-post': 'Waiting for your post',
  completed: 'Completed',
  rejected: 'Rejected',
}

/** The dated states of an application, and the one future step that is certain. */
function pipelineSteps({
  history,
  application: { status },
}: Pick<DealPipeline, 'history' | 'application'>): TimelineItem[] {
  const isEnd = status === 'completed' || status === 'rejected'
  const last = history.length - 1
  const steps = history.map((state, index): TimelineItem => {
    const isCurrent = index === last && !isEnd && status !== 'pending'
    return {
      id: String(index),
      title: state.status === 'pending' && index > 0 ? 'Pending again' : TITLES[state.status],
      state: isCurrent ? 'current' : 'done',
      ...(state.at ? { date: formatDay(state.at) } : { note: 'The date was not noted.' }),
    }
  })
  if (status === 'pending') {
    return [...steps, { id: 'decision', title: 'Waiting for a decision', state: 'current' }]
  }
  return isEnd ? steps : [...steps, { id: 'end', title: TITLES.completed, state: 'next' }]
}
