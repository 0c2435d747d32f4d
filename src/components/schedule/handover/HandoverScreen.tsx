'use client'

import { formatDistanceToNowStrict } from 'date-fns/formatDistanceToNowStrict'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { type HandoverStart, UPLOAD_URLS, handoverHref } from '@/contracts/schedule/handover'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { screenHref } from '@/contracts/screens'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { LinkButton } from '../../ui/LinkButton'
import { LocalDay } from '../../ui/LocalDay'
import { PageHeader } from '../../ui/PageHeader'
import { PlatformMark } from '../../ui/PlatformMark'
import { toast } from '../../ui/toast/toastQueue'
import { useBrowserValue } from '../../ui/useBrowserValue'
import { captionParts } from '../composer/captionParts'
import { timeText } from '../days'
import { HandoverFile } from './HandoverFile'
import { ItIsOut } from './ItIsOut'
import { useShare } from './useShare'

/** Brings a task to its platform, on a phone above all: files, caption, app, and that it is out. */
export function HandoverScreen({ start }: { start: HandoverStart }) {
  const { task, media, mates } = start
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const note = (step: string) => setDone((before) => new Set(before).add(step))
  const share = useShare(media, () => note('files'))
  const label = TASK_PLATFORM_LABELS[task.platform]
  const isOut = task.publishedAt !== null

  async function copy(step: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      note(step)
    } catch {
      toast({ title: 'Error', description: 'Your browser did not allow copying.', destructive: true })
    }
  }
  const hasTitle = task.platform === 'youtube' || task.platform === 'twitch'
  const steps: { id: string; title: string; text: ReactNode; action: ReactNode }[] = [
    ...(media.length > 0
      ? [
          {
            id: 'files',
            title:
              media.length > 1
                ? `The ${media.length} files`
                : media[0]?.kind === 'film'
                  ? 'The film'
                  : 'The picture',
            text: share.note,
            action: (
              <Button icon="up" isPending={share.isPending} pendingText="Fetching..." onPress={share.run}>
                {share.isReady ? 'Share now' : done.has('files') ? 'Share again' : share.label}
              </Button>
            ),
          },
        ]
      : []),
    ...(hasTitle ? [textStep('title', 'The title', task.title)] : []),
    ...(task.caption ? [textStep('caption', 'The caption', task.caption)] : []),
  ]

  function textStep(id: string, title: string, text: string) {
    return {
      id,
      title,
      text: (
        <>
          <Quote dir="auto">
            {captionParts(text).map((part, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity
              part.isTag ? <mark key={index}>{part.text}</mark> : part.text,
            )}
          </Quote>
          <span aria-live="polite">{done.has(id) && 'Copied'}</span>
        </>
      ),
      action: (
        <Button icon="note" onPress={() => void copy(id, text)}>
          {done.has(id) ? 'Copy again' : `Copy ${title.toLowerCase()}`}
        </Button>
      ),
    }
  }
  const open = (
    <LinkButton href={UPLOAD_URLS[task.platform]} variant="ink" isExternal icon="up">
      Open {label}
    </LinkButton>
  )
  return (
    <Frame>
      {media[0] && <HandoverFile media={media[0]} />}
      <div className="stack">
        <p className="when">
          <PlatformMark platform={task.platform} />
          <Planned start={start} />
        </p>
        <PageHeader title={task.title} />
        {isOut ? (
          <Out task={task} />
        ) : (
          <Steps>
            {steps.map(({ id, title, text, action }, index) => (
              <li key={id} data-done={done.has(id) || undefined}>
                <Number at={index + 1} isDone={done.has(id)} />
                <div>
                  <h2>{title}</h2>
                  <div className="subtle">{text}</div>
                </div>
                <span className="action">{action}</span>
              </li>
            ))}
            <li>
              <Number at={steps.length + 1} isDone={false} />
              <div>
                <h2>Open {label}</h2>
                <p className="subtle">Paste, look once more, post.</p>
              </div>
              <span className="action wide">{open}</span>
            </li>
            <li>
              <Number at={steps.length + 2} isDone={false} />
              <div>
                <h2>Say that it is out</h2>
                <p className="subtle">Nothing here counts as published before you say so.</p>
              </div>
              <span className="action wide">
                <ItIsOut task={task} />
              </span>
            </li>
          </Steps>
        )}
        {mates.length > 0 && (
          <Card title="The same post elsewhere">
            <ul>
              {mates.map((mate) => (
                <li key={mate.id}>
                  <PlatformMark platform={mate.platform} />
                  <span className="subtle">
                    {[
                      mate.publishedAt ? 'It is out' : mate.time && `At ${timeText(mate.time)}`,
                      mate.own.includes('caption') && 'own caption',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
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
          <ItIsOut task={task} />
        </Foot>
      )}
    </Frame>
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
      planned for {task.time ? timeText(task.time) : <LocalDay iso={task.date} />}
      {distance && `, ${distance}`}
    </span>
  )
}

function Out({ task }: { task: HandoverStart['task'] }) {
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

function Number({ at, isDone }: { at: number; isDone: boolean }) {
  return <i aria-hidden="true">{isDone ? <Icon name="check" size="small" /> : at}</i>
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) minmax(0, 36rem);
  gap: 3rem;
  align-items: start;

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

const Steps = styled.ol`
  border-top: 1px solid var(--ink);

  > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
    gap: 0.25rem 0.75rem;
    align-items: start;
    padding: 1rem 0;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  i {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    font-family: var(--font-display);
    font-style: normal;
    font-size: 1.5rem;
  }
  [data-done] > i {
    border-radius: 50%;
    background: var(--glass-ink);
    color: var(--raised);
  }
  ${onPhone} {
    > li {
      grid-template-columns: 2.25rem minmax(0, 1fr);
    }
    .action {
      grid-column: 2;
    }
    .action.wide {
      display: none;
    }
  }
`

const Quote = styled.blockquote`
  margin: 0.375rem 0;
  padding-left: 0.875rem;
  border-left: 2px solid var(--line-strong);
  color: var(--ink);
  white-space: pre-line;
  overflow-wrap: anywhere;

  mark {
    background: none;
    color: var(--glass-ink);
    font-weight: 550;
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
