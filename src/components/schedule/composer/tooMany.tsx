import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { TASK_PLATFORM_LABELS, type TaskPlatform, excessOf } from '@/contracts/schedule/platformRules'
import { Icon } from '../../ui/Icon'
import { count } from '../../ui/count'

/** "137 too many for TikTok" for each channel whose limit a text exceeds; undefined when none does. */
export function tooMany(
  name: 'title' | 'caption',
  text: string,
  channels: readonly TaskPlatform[],
): ReactNode | undefined {
  const over = channels.flatMap((platform) => {
    const excess = excessOf({ platform, title: '', caption: null, [name]: text })[name]
    return excess > 0 ? [{ platform, excess }] : []
  })
  if (over.length === 0) return undefined
  return over.map(({ platform, excess }) => (
    <Over key={platform}>
      <Icon name="warn" size="small" />
      {count(excess)} too many for {TASK_PLATFORM_LABELS[platform]}
    </Over>
  ))
}

const Over = styled.b`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  font-weight: 550;
  color: var(--st-red);
`
