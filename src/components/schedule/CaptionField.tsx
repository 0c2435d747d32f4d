'use client'

import { styled } from 'styled-components'
import {
  PLATFORM_RULES,
  TASK_PLATFORM_LABELS,
  type TaskPlatform,
  captionLength,
  excessOf,
  hashtagsIn,
} from '@/contracts/schedule/platformRules'
import { Icon } from '../ui/Icon'
import { TextArea } from '../ui/TextArea'

type Props = {
  platform: TaskPlatform
  name: string
  value: string
  onChange: (value: string) => void
  errorMessage: string | undefined
}

const count = (number: number) => number.toLocaleString('en-US')

/** The caption with its length and the platform's limit; a longer one gets a warning but can be saved. */
export function CaptionField({ platform, ...field }: Props) {
  const { captionMax, captionUnit, hashtagsMax } = PLATFORM_RULES[platform]
  const length = count(captionLength(platform, field.value))
  const excess = excessOf({ platform, title: '', caption: field.value })
  const hashtags = hashtagsIn(field.value)
  const label = TASK_PLATFORM_LABELS[platform]
  return (
    <TextArea
      label="Caption"
      isOptional
      rows={6}
      {...field}
      description={
        <Counts>
          {excess.caption > 0 && (
            <b>
              <Icon name="warn" size="small" />
              {count(excess.caption)} over for {label}
            </b>
          )}
          {excess.hashtags > 0 && hashtagsMax !== undefined && (
            <b>
              <Icon name="warn" size="small" />
              {excess.hashtags} hashtags over {hashtagsMax}
            </b>
          )}
          {hashtags > 0 && <span>{hashtags === 1 ? '1 hashtag' : `${hashtags} hashtags`}</span>}
          <span className="length">
            {captionMax === undefined
              ? length
              : `${length} / ${count(captionMax)}${captionUnit ? ` ${captionUnit}` : ''}`}
          </span>
        </Counts>
      }
    />
  )
}

const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  font-variant-numeric: tabular-nums;

  b {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    font-weight: 550;
    color: var(--st-amber);
  }
  .length {
    margin-left: auto;
  }
`
