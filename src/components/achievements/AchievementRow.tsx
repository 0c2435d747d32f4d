'use client'

import Link from 'next/link'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { Achievement } from '@/contracts/achievements'
import { Icon } from '../ui/Icon'
import { formatDay } from '../ui/formatDay'

/** How many records are named; a whole season has thirteen. */
const NAMED = 7

/** One achievement, with what it was unlocked by. */
export function AchievementRow({ achievement }: { achievement: Achievement }) {
  const { title, description, points, unlocked, unlockedDate, because } = achievement
  return (
    <li>
      <Medal data-unlocked={unlocked || undefined}>
        <Icon name="medal" />
      </Medal>
      <div>
        <Title data-locked={!unlocked || undefined}>{title}</Title>
        <p className="subtle">{description}</p>
        {because.length > 0 && (
          <Because>
            Because of{' '}
            {because.slice(0, NAMED).map(({ id, title: cause, href }, index) => (
              <Fragment key={id}>
                {separator(index, because.length)}
                <Link href={href}>{cause}</Link>
              </Fragment>
            ))}
            {because.length > NAMED && ` and ${because.length - NAMED} more`}
          </Because>
        )}
      </div>
      <End data-end>
        <b>{points} points</b>
        <small className="subtle">{unlockedDate ? `Unlocked ${formatDay(unlockedDate)}` : 'Locked'}</small>
      </End>
    </li>
  )
}

/** Between the words of a list: "a, b and c". */
function separator(index: number, length: number): string {
  if (index === 0) return ''
  return index === length - 1 ? ' and ' : ', '
}

const Medal = styled.span`
  flex: none;
  color: var(--ink-3);

  &[data-unlocked] {
    color: var(--glass-ink);
  }
`

const Title = styled.p`
  font-weight: 550;
  line-height: 1.4;

  &[data-locked] {
    color: var(--ink-2);
  }
`

const End = styled.p`
  display: grid;
  justify-items: end;
  text-align: right;
  font-size: var(--t-ui);

  flex: none;

  b {
    font-weight: 550;
  }
`

const Because = styled.p`
  font-size: var(--t-small);
  color: var(--ink-2);
  overflow-wrap: anywhere;

  a {
    color: inherit;
    font-weight: 550;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.25em;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
`
