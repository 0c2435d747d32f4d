'use client'

import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { Achievement } from '@/contracts/achievements'
import { Link } from '../ui/Link'
import { Icon } from '../ui/Icon'
import { ProgressBar } from '../ui/ProgressBar'
import { formatDay } from '../ui/formatDay'

/** How many records are shown by name; a whole season has thirteen. */
const NAMED = 7

/** One achievement, with the records that unlocked it. */
export function AchievementRow({ achievement }: { achievement: Achievement }) {
  const { title, description, points, unlocked, unlockedDate, because, progress } = achievement
  return (
    <li>
      <Medal data-unlocked={unlocked || undefined}>
        <Icon name="medal" />
      </Medal>
      <Words>
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
        {progress && <Steps title={title} {...progress} />}
      </Words>
      <End data-end>
        <b>{points} points</b>
        <small className="subtle">{unlockedDate ? `Unlocked ${formatDay(unlockedDate)}` : 'Locked'}</small>
      </End>
    </li>
  )
}

function Steps({ title, done, total }: { title: string; done: number; total: number }) {
  const text = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  return (
    <Progress>
      <ProgressBar label={title} value={(done / total) * 100} valueText={text} isBare />
      <small className="subtle">{text}</small>
    </Progress>
  )
}

/** The separator before an item of a list: "a, b and c". */
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

const Words = styled.div`
  flex: 1;
  min-width: 0;
`

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: center;
  max-width: 24rem;
  margin-top: 0.375rem;
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
