import type { BrandDealApplicationStatus, DealPipeline } from '@/contracts/deals'
import type { TimelineItem } from '../ui/Timeline'
import { formatDay } from '../ui/formatDay'

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
export function pipelineSteps({
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
