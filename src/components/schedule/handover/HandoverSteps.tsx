'use client'

import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Media } from '@/contracts/media/files'
import type { HandoverStart } from '@/contracts/schedule/handover'
import { TASK_PLATFORM_LABELS, hasTitle } from '@/contracts/schedule/platformRules'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { copyText } from '../../ui/copyText'
import { MarkedCaption } from '../composer/MarkedCaption'
import { useShare } from './useShare'

type Step = { id: string; title: string; text: ReactNode; action: ReactNode }

type Props = Pick<HandoverStart, 'task' | 'media'> & {
  /** The two last steps; on a phone they are under the thumb instead. */
  open: ReactNode
  out: ReactNode
}

/** What it takes to bring a task to its platform, in order: files, title, caption, app, and that it is out. */
export function HandoverSteps({ task, media, open, out }: Props) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const note = (step: string) => setDone((before) => new Set(before).add(step))
  const share = useShare(media, () => note('files'))
  const label = TASK_PLATFORM_LABELS[task.platform]

  async function copy(step: string, text: string): Promise<void> {
    if (await copyText(text)) note(step)
  }
  function fileStep(): Step {
    const again = done.has('files') ? 'Share again' : share.label
    return {
      id: 'files',
      title: filesText(media),
      text: share.note,
      action: (
        <Button icon="up" isPending={share.isPending} pendingText="Fetching..." onPress={share.run}>
          {share.isReady ? 'Share now' : again}
        </Button>
      ),
    }
  }
  function textStep(id: string, title: string, text: string): Step {
    return {
      id,
      title,
      text: (
        <>
          <Quote dir="auto">
            <MarkedCaption text={text} />
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
  const steps = [
    ...(media.length > 0 ? [fileStep()] : []),
    ...(hasTitle(task.platform) ? [textStep('title', 'The title', task.title)] : []),
    ...(task.caption ? [textStep('caption', 'The caption', task.caption)] : []),
  ]
  return (
    <Steps>
      {steps.map(({ id, title, text, action }, index) => (
        <li key={id} data-done={done.has(id) || undefined}>
          <i aria-hidden="true">{done.has(id) ? <Icon name="check" size="small" /> : index + 1}</i>
          <div>
            <h2>{title}</h2>
            <div className="subtle">{text}</div>
          </div>
          <span className="action">{action}</span>
        </li>
      ))}
      <li>
        <i aria-hidden="true">{steps.length + 1}</i>
        <div>
          <h2>Open {label}</h2>
          <p className="subtle">Paste, look once more, post.</p>
        </div>
        <span className="action wide">{open}</span>
      </li>
      <li>
        <i aria-hidden="true">{steps.length + 2}</i>
        <div>
          <h2>Say that it is out</h2>
          <p className="subtle">Nothing here counts as published before you say so.</p>
        </div>
        <span className="action wide">{out}</span>
      </li>
    </Steps>
  )
}

function filesText([first, ...others]: readonly Media[]): string {
  if (others.length > 0) return `The ${others.length + 1} files`
  return first?.kind === 'film' ? 'The film' : 'The picture'
}

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
`
