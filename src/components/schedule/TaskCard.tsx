'use client'

import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { LocalDay } from '../ui/LocalDay'
import { SampleBadge } from '../ui/SampleBadge'
import { type Step, type Task, columnLabel, platformLabel, statusAfter } from './task'

type Props = { task: Task; isOverdue: boolean; onMove: (step: Step) => void }

/** One task with its two arrows; at either end of the board one is disabled. */
export function TaskCard({ task, isOverdue, onMove }: Props) {
  return (
    <Card data-done={task.status === 'done' || undefined} data-task={task.id}>
      <Head>
        <Platform style={{ '--square': `var(--pf-${task.platform})` }}>
          {platformLabel(task.platform)}
        </Platform>
        {task.isSample && <SampleBadge />}
      </Head>
      <h3>{task.title}</h3>
      <Foot>
        <Due data-overdue={isOverdue || undefined}>
          <Icon name="cal" size="small" />
          {task.date ? <LocalDay iso={task.date} /> : 'No date'}
          {isOverdue && <span className="visually-hidden"> (overdue)</span>}
        </Due>
        <Moves>
          <Move task={task} step="back" onMove={onMove} />
          <Move task={task} step="forward" onMove={onMove} />
        </Moves>
      </Foot>
    </Card>
  )
}

function Move({ task, step, onMove }: { task: Task; step: Step; onMove: (step: Step) => void }) {
  const target = statusAfter(task.status, step)
  const name = step === 'back' ? 'Move back' : 'Move forward'
  return (
    <IconButton
      icon={step === 'back' ? 'left' : 'right'}
      size="small"
      label={target ? `${name} to ${columnLabel(target)}` : name}
      isDisabled={!target}
      data-step={step}
      onPress={() => onMove(step)}
    />
  )
}

const Card = styled.li`
  position: relative;
  display: grid;
  gap: 0.625rem;
  padding: 0.875rem 0.875rem 0.5rem;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 8px;
  box-shadow: var(--sh-1);

  h3 {
    font-size: var(--t-ui);
    font-weight: 550;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  &[data-done] h3 {
    color: var(--ink-2);
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
`

const Platform = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--ink-2);

  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 2px;
    background: var(--square);
  }
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  padding-top: 0.375rem;
  border-top: 1px solid var(--line);
  font-size: var(--t-small);
  color: var(--ink-2);
`

const Due = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;

  &[data-overdue] {
    font-weight: 550;
    color: var(--st-red);
  }
`

const Moves = styled.div`
  display: flex;
  gap: 0.75rem;
  margin-left: auto;

  [data-disabled] {
    opacity: 0.35;
  }
`
