'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'

type Props = {
  unit: 'Week' | 'Month'
  title: string
  onStep: (step: -1 | 1) => void
  onToday: () => void
  posts: number
  /** Posts per week; null without one. */
  goal: number | null
  /** Whether a post is shown once, or with each of its cards. */
  by: 'posts' | 'cards'
  onBy: (by: 'posts' | 'cards') => void
  /** Shown at the end of the row of tabs. */
  actions: ReactNode
}

const CHOICES = [
  { id: 'posts', label: 'Posts' },
  { id: 'cards', label: 'Cards' },
] as const

/** The shown week or month, buttons to change it, and how much of the weekly goal is planned. */
export function PeriodBar({ unit, title, onStep, onToday, posts, goal, by, onBy, actions }: Props) {
  return (
    <Bar>
      <IconButton icon="left" label={`${unit} before`} onPress={() => onStep(-1)} />
      <IconButton icon="right" label={`${unit} after`} onPress={() => onStep(1)} />
      <h2 aria-live="polite">{title}</h2>
      <Button size="small" onPress={onToday}>
        Today
      </Button>
      <Choice>
        {CHOICES.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={by === id} onClick={() => onBy(id)}>
            {label}
          </button>
        ))}
      </Choice>
      <span className="actions">{actions}</span>
      {goal !== null && goal > 0 && (
        <Gap>
          <span>
            {posts > goal ? (
              <>
                <b>{posts} posts</b> planned this week, goal {goal}
              </>
            ) : (
              <>
                <b>
                  {posts} of {goal}
                </b>{' '}
                posts planned this week
              </>
            )}
          </span>
          <Parts aria-hidden="true">
            {Array.from({ length: Math.min(goal, 14) }, (_, index) => (
              <i key={index} data-on={index < posts || undefined} />
            ))}
          </Parts>
        </Gap>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.25rem;
  align-items: center;

  h2 {
    margin-inline: 0.25rem 0.75rem;
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .actions {
    position: absolute;
    top: 0;
    right: 0;
  }
  ${onPhone} {
    h2 {
      flex: 1 0 auto;
      max-width: calc(100% - 6.5rem);
      margin-right: 0;
      font-size: 1rem;
    }
  }
`

const Choice = styled.span`
  display: flex;
  margin-left: 0.5rem;
  border: 1px solid var(--control);
  border-radius: var(--r-control);
  overflow: clip;

  > button {
    min-height: 2.25rem;
    padding: 0 0.875rem;
    border: 0;
    background: var(--raised);
    color: inherit;
    font: inherit;
    font-size: var(--t-small);
    font-weight: 550;
    cursor: pointer;
  }
  > button[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
  }
  > button:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -3px;
  }
  ${onPhone} {
    order: 2;
    margin-left: 0;

    > button {
      min-height: 2.75rem;
    }
  }
`

const Gap = styled.p`
  display: grid;
  grid-template-columns: auto 8.5rem;
  gap: 0.125rem 0.875rem;
  align-items: center;
  margin-left: auto;
  font-size: var(--t-ui);
  color: var(--ink-2);

  b {
    font-weight: 600;
    color: var(--ink);
  }
  ${onPhone} {
    order: 1;
    flex: 1 1 calc(100% - 9rem);
    grid-template-columns: auto;
    margin: 0;
  }
`

const Parts = styled.span`
  display: flex;
  gap: 2px;
  height: 0.375rem;

  i {
    flex: 1;
    border-radius: 1px;
    background: color-mix(in oklab, var(--ink) 11%, transparent);
  }
  i[data-on] {
    background: var(--glass-ink);
  }
  @media (forced-colors: active) {
    i[data-on] {
      forced-color-adjust: none;
    }
  }
`
