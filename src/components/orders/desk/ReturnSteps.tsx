import { styled } from 'styled-components'
import type { OrderReturn } from '@/contracts/orders/orderPage'
import type { ReturnState } from '@/contracts/orders/states'
import { Icon } from '../../ui/Icon'
import { monthDay } from '../../ui/dateFormats'
import { onNarrowPhone } from '../../theme/tokens'

/** The last step of a return that is over. */
const ENDS: Partial<Record<ReturnState, string>> = {
  refunded: 'Refunded',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

type Step = { title: string; at: string | null; state: 'done' | 'now' | 'later' }

type Props = { asked: OrderReturn; /** Whether the reader answers it. */ decides: boolean }

/** How far a return is: discs on a line. */
export function ReturnSteps({ asked, decides }: Props) {
  return (
    <Steps aria-label="How far it is">
      {stepsOf(asked, decides).map(({ title, at, state }) => (
        <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">{state === 'done' && <Icon name="check" />}</i>
          <span>
            {title}
            <small>{at ? monthDay(new Date(at)) : state === 'now' ? 'now' : ' '}</small>
          </span>
        </li>
      ))}
    </Steps>
  )
}

function stepsOf(asked: OrderReturn, decides: boolean): Step[] {
  const { state, askedAt, decidedAt, sentAt, receivedAt, closedAt, sendUntil } = asked
  const end = ENDS[state]
  // Each step as what happened, and, while it is awaited, as what is to come.
  const past: [title: string, at: string | null, awaited: string][] = [
    ['Asked', askedAt, 'Asked'],
    ['Approved', sendUntil && decidedAt, decides ? 'Your answer' : 'The answer'],
    ['Sent', sentAt, 'To be sent'],
    ['Received', receivedAt, 'To arrive'],
  ]
  // What was skipped is not drawn once the return is over.
  const steps = end ? past.filter(([, at]) => at !== null) : past
  const current = past.findLastIndex(([, at]) => at !== null) + 1
  return [
    ...steps.map(([title, at, awaited], index) => {
      const state_ = at || index < current ? 'done' : index === current ? 'now' : 'later'
      return { title: state_ === 'now' ? awaited : title, at, state: state_ } as const
    }),
    end
      ? { title: end, at: closedAt ?? decidedAt, state: 'done' }
      : { title: 'Refund', at: null, state: current === past.length ? 'now' : 'later' },
  ]
}

const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  > li {
    position: relative;
    font-size: var(--t-small);
    font-weight: 500;
  }
  > li:not(:last-child)::before {
    position: absolute;
    top: 0.6875rem;
    right: 0;
    left: 1.5rem;
    height: 2px;
    background: var(--line);
    content: '';
  }
  > li[data-state='done']::before {
    background: var(--glass-ink);
  }
  i {
    display: grid;
    width: 1.5rem;
    height: 1.5rem;
    margin-bottom: 0.5rem;
    place-items: center;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--raised);
  }
  [data-state='done'] > i {
    border-color: var(--glass-ink);
    background: var(--glass-ink);
    color: var(--raised);
  }
  [data-state='now'] > i {
    border-color: var(--glass-ink);
    background: var(--glass-ink);
    box-shadow: inset 0 0 0 4px var(--raised);
  }
  i .icon {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 3;
  }
  [data-state='later'] {
    color: var(--ink-3);
  }
  small {
    display: block;
    font-weight: 400;
    color: var(--ink-3);
  }
  ${onNarrowPhone} {
    grid-auto-flow: row;
    gap: 0.5rem;

    > li {
      display: flex;
      gap: 0.75rem;
    }
    > li::before {
      display: none;
    }
    i {
      flex: none;
      margin: 0;
    }
  }
`
