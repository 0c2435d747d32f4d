'use client'

import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import type { Card } from './card'
import { useBoard } from './BoardContext'
import type { DealChoice } from '@/contracts/schedule/scheduleStart'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import type { Task, TaskProblem } from '@/contracts/schedule/tasks'
import { monthDay } from '../ui/dateFormats'
import { contentProblemText } from './contentProblemText'
import { formatDay } from './days'

/** The problems of a card, each as text. */
export function Problems({ card }: { card: Card }) {
  return card.problems.length > 0 && <Words card={card} />
}

/** Only this reads the other cards, so a card without problems does not re-render when they change. */
function Words({ card }: { card: Card }) {
  const around = useBoard()
  return <ProblemList task={card} around={around} />
}

/** The problems of a task as text; `around` names the other task or the deadline where one is meant. */
export function ProblemList({ task, around }: { task: Task; around: Around }) {
  if (task.problems.length === 0) return null
  return (
    <List aria-label="Problems">
      {task.problems.map((problem) => (
        <li key={problem}>
          <Icon name="warn" size="small" />
          <span>{problemText(problem, task, around)}</span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  font-size: var(--t-small);
  font-weight: 500;
  line-height: 1.35;
  color: var(--st-amber);

  > li {
    display: flex;
    gap: 0.375rem;
    align-items: start;
    overflow-wrap: anywhere;
  }
  .icon {
    flex: none;
    margin-top: 0.0625rem;
  }
`

type Around = { cards: readonly Task[]; deals: readonly DealChoice[] }

/** The text of a task's problem (docs/behaviour.md, 5.25). */
function problemText(problem: TaskProblem, task: Task, { cards, deals }: Around): string {
  switch (problem) {
    case 'after-deal-deadline': {
      const deadline = deals.find(({ id }) => id === task.dealId)?.deadline
      return deadline
        ? `After the deal’s deadline, ${formatDay(deadline, monthDay)}`
        : 'After the deal’s deadline'
    }
    case 'same-slot': {
      const other = cards.find((each) => sharesSlot(each, task))
      if (other) return `Same slot as “${other.title}”`
      return `Same slot as another ${TASK_PLATFORM_LABELS[task.platform]} post`
    }
    default:
      return contentProblemText(problem, task)
  }
}

function slotOf({ platform, date, time, timeZone }: Task): string {
  return [platform, date, time, timeZone].join(' ')
}

function sharesSlot(one: Task, other: Task): boolean {
  return one.id !== other.id && slotOf(one) === slotOf(other)
}
