'use client'

import { formatDistanceToNowStrict } from 'date-fns/formatDistanceToNowStrict'
import { styled } from 'styled-components'
import { type HandoverStart, UPLOAD_URLS, handoverHref } from '@/contracts/schedule/handover'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import type { Task } from '@/contracts/schedule/tasks'
import { screenHref } from '@/contracts/screens'
import { onPhone } from '../../theme/tokens'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { LinkButton } from '../../ui/LinkButton'
import { LocalDay } from '../../ui/LocalDay'
import { PageHeader } from '../../ui/PageHeader'
import { PlatformMark } from '../../ui/PlatformMark'
import { useBrowserValue } from '../../ui/useBrowserValue'
import { PlannedTime } from '../PlannedTime'
import { ProblemList } from '../Problems'
import { HandoverFile } from './HandoverFile'
import { HandoverSteps } from './HandoverSteps'
import { ItIsOut } from './ItIsOut'

/** This page knows the card alone, so its problems name no other task and no deadline. */
const NOTHING_AROUND = { cards: [], deals: [] }

/** Brings a task to its platform, on a phone above all: files, caption, app, and that it is out. */
export function HandoverScreen({ start }: { start: HandoverStart }) {
  const { task, media, mates } = start
  const isOut = task.publishedAt !== null
  const open = (
    <LinkButton href={UPLOAD_URLS[task.platform]} variant="ink" isExternal icon="up">
      Open {TASK_PLATFORM_LABELS[task.platform]}
    </LinkButton>
  )
  const out = <ItIsOut task={task} />
  return (
    <Frame>
      {media[0] && <HandoverFile media={media[0]} />}
      <div className="stack">
        <p className="when">
          <PlatformMark platform={task.platform} />
          <Planned start={start} />
        </p>
        <PageHeader title={task.title} />
        <ProblemList task={task} around={NOTHING_AROUND} />
        {isOut ? <Out task={task} /> : <HandoverSteps task={task} media={media} open={open} out={out} />}
        {mates.length > 0 && (
          <Card title="The same post elsewhere">
            <ul>
              {mates.map((mate) => (
                <li key={mate.id}>
                  <PlatformMark platform={mate.platform} />
                  <MateState mate={mate} />
                  <Link href={handoverHref(mate.id)} className="text-link">
                    Open<span className="visually-hidden"> {TASK_PLATFORM_LABELS[mate.platform]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <p className="subtle">
          <Link href={`${screenHref('schedule')}?task=${task.id}`} className="text-link">
            Edit it in the schedule
          </Link>
        </p>
      </div>
      {!isOut && (
        <Foot data-thumb>
          {open}
          {out}
        </Foot>
      )}
    </Frame>
  )
}

/** "At 9:00 AM, own caption" */
function MateState({ mate }: { mate: Task }) {
  const ownCaption = mate.own.includes('caption') && 'own caption'
  if (mate.publishedAt) {
    return <span className="subtle">{['It is out', ownCaption].filter(Boolean).join(', ')}</span>
  }
  return (
    <span className="subtle">
      {mate.time && (
        <>
          At <PlannedTime on={mate} />
          {ownCaption && ', '}
        </>
      )}
      {ownCaption}
    </span>
  )
}

/** "planned for 11:00 AM, 4 minutes ago"; the browser knows what time it is. */
function Planned({ start: { task, dueAt } }: { start: HandoverStart }) {
  const distance = useBrowserValue(
    () => (dueAt ? formatDistanceToNowStrict(new Date(dueAt), { addSuffix: true }) : ''),
    '',
  )
  if (!task.date || task.publishedAt) return null
  const isLate = distance.endsWith('ago')
  return (
    <span data-late={isLate || undefined}>
      planned for {task.time ? <PlannedTime on={task} /> : <LocalDay iso={task.date} />}
      {distance && `, ${distance}`}
    </span>
  )
}

function Out({ task }: { task: Task }) {
  return (
    <p className="out">
      <Icon name="check" /> It is out
      {task.publishedAt && (
        <>
          {' since '}
          <LocalDay iso={task.publishedAt} />
        </>
      )}
      {task.publishedUrl && (
        <a href={task.publishedUrl} target="_blank" rel="noreferrer" className="text-link">
          Open the post
        </a>
      )}
    </p>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(0, 36rem);
  gap: 3rem;
  align-items: start;

  &:not(:has(> figure)) {
    grid-template-columns: minmax(0, 36rem);
  }
  .when {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.625rem;
    align-items: center;
    font-size: var(--t-small);
  }
  [data-late] {
    font-weight: 550;
    color: var(--st-red);
  }
  .out {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    color: var(--glass-ink);
    font-weight: 550;
  }
  .card li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    min-height: 2.75rem;
  }
  .card .text-link {
    margin-left: auto;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding-bottom: 5rem;
  }
`

/** The two last steps, under the thumb. */
const Foot = styled.div`
  display: none;

  ${onPhone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 2;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
    padding: 0.75rem 1rem max(0.75rem, env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--raised);
  }
`
