'use client'

import { format } from 'date-fns'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { SCREENS } from '@/contracts/screens'
import { onPhone, onTablet } from '../theme/tokens'
import { PageHeader } from '../ui/PageHeader'
import { SampleNote } from '../ui/SampleNote'
import { useBrowserValue } from '../ui/useBrowserValue'
import { AddTaskDialog } from './AddTaskDialog'
import { TaskCard } from './TaskCard'
import { type Step, TASK_COLUMNS, type Task, type TaskStatus, columnLabel } from './task'
import { useTasks } from './useTasks'

const RINGS: Record<TaskStatus, string> = {
  todo: 'var(--control)',
  'in-progress': 'var(--st-amber)',
  done: 'var(--glass-ink)',
}

/** Three columns with counts; arrows move a task one step (docs/behaviour.md, 4.5). */
export function ScheduleScreen() {
  const { tasks, addTask, moveTask } = useTasks()
  const [announcement, setAnnouncement] = useState('')
  const board = useRef<HTMLElement>(null)
  const moved = useRef<{ id: string; step: Step } | null>(null)
  // Nothing is overdue before the browser knows today's date.
  const today = useBrowserValue(() => format(new Date(), 'yyyy-MM-dd'), '')

  // The card moves to another column, so the pressed arrow is a new element: focus it.
  useEffect(() => {
    const last = moved.current
    moved.current = null
    if (!last) return
    const card = board.current?.querySelector(`[data-task="${last.id}"]`)
    const arrow = card?.querySelector<HTMLElement>(`[data-step=${last.step}]:not([disabled])`)
    const target = arrow ?? card?.querySelector<HTMLElement>('button:not([disabled])')
    target?.focus()
  }, [tasks])

  function handleMove(task: Task, step: Step) {
    const status = moveTask(task, step)
    if (!status) return
    moved.current = { id: task.id, step }
    const count = tasks.filter((each) => each.status === status).length + 1
    setAnnouncement(`${task.title}: moved to ${columnLabel(status)}, ${count} there now`)
  }

  return (
    <>
      <PageHeader title={SCREENS.schedule.title} actions={<AddTaskDialog onAdd={addTask} />} />
      <SampleNote>
        Nine sample tasks to try the board with. Add your own beside them; they last until you reload this
        page, and a later version keeps them.
      </SampleNote>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <Board ref={board} aria-label="Board">
        {TASK_COLUMNS.map(({ status, label }) => {
          const inColumn = tasks.filter((task) => task.status === status)
          return (
            <Column key={status} aria-label={label}>
              <h2>
                <Ring
                  style={{
                    borderColor: RINGS[status],
                    background: status === 'done' ? RINGS.done : undefined,
                  }}
                />
                {label}
                <span className="count">{inColumn.length}</span>
              </h2>
              <ul>
                {inColumn.map((task) => (
                  <TaskCard
                    key={task.id}
                    task={task}
                    isOverdue={status !== 'done' && task.date !== '' && task.date < today}
                    onMove={(step) => handleMove(task, step)}
                  />
                ))}
              </ul>
            </Column>
          )
        })}
      </Board>
    </>
  )
}

const Board = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1rem;
  align-items: start;

  ${onTablet} {
    grid-template-columns: repeat(3, minmax(16rem, 1fr));
    overflow-x: auto;
    scrollbar-width: thin;
  }
  ${onPhone} {
    grid-template-columns: repeat(3, min(82vw, 20rem));
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    margin-inline: -1rem;
    padding-inline: 1rem;
    scrollbar-width: none;
  }
`

const Column = styled.section`
  display: grid;
  gap: 0.625rem;
  align-content: start;
  min-height: 26rem;
  padding: 0.625rem;
  background: var(--sunken);
  border: 1px solid transparent;
  border-radius: var(--r-card);
  scroll-snap-align: center;

  h2 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    padding: 0.375rem 0.5rem;
    font-size: var(--t-ui);
    font-weight: 600;
  }

  .count {
    background: var(--raised);
  }

  ul {
    display: grid;
    gap: 0.5rem;
  }
`

const Ring = styled.i`
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid;
  border-radius: 50%;
`
