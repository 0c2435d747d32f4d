'use client'

import { styled } from 'styled-components'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { Icon } from '../ui/Icon'
import { PlatformShape } from '../ui/PlatformMark'
import type { Card } from './card'

/** What a mark says of a card. */
export type MarkedCard = Pick<Card, 'id' | 'platform' | 'publishedAt'>

/** A mark for each channel of a post; one that is out has a tick. */
export function ChannelMarks({ cards }: { cards: readonly MarkedCard[] }) {
  const out = cards.filter(({ publishedAt }) => publishedAt)
  return (
    <Marks>
      {cards.map(({ id, platform, publishedAt }) => (
        <span key={id} data-out={publishedAt ? true : undefined}>
          <PlatformShape $platform={platform} aria-hidden="true" />
          {publishedAt && <Icon name="check" size="small" />}
          <span className="visually-hidden">
            {TASK_PLATFORM_LABELS[platform]}
            {publishedAt ? ', out' : ', planned'}
          </span>
        </span>
      ))}
      {out.length > 0 && out.length < cards.length && (
        <small>
          {out.length} of {cards.length} out
        </small>
      )}
    </Marks>
  )
}

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;

  > span {
    position: relative;
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border: 1px solid var(--control);
    border-radius: 5px;
    background: var(--raised);
  }
  > [data-out] {
    border-color: transparent;
    background: var(--glass-tint);
  }
  .icon {
    position: absolute;
    top: -0.375rem;
    right: -0.375rem;
    width: 0.875rem;
    height: 0.875rem;
    padding: 0.0625rem;
    border-radius: 50%;
    background: var(--glass-ink);
    color: var(--raised);
  }
  > small {
    font-size: var(--t-cap);
    color: var(--ink-2);
  }
`
