'use client'

import { TASK_MEDIA_MAX } from '@/contracts/media/limits'
import {
  TASK_PLATFORMS,
  TASK_PLATFORM_LABELS,
  type TaskPlatform,
  excessOf,
  hashtagsIn,
} from '@/contracts/schedule/platformRules'
import { DISCLOSURES, DISCLOSURE_LABELS } from '@/contracts/schedule/tasks'
import { MediaField } from '../picker/MediaField'
import { FieldPairs } from '../ui/Columns'
import { DateField } from '../ui/DateField'
import { RadioGroup } from '../ui/RadioGroup'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import { toItems } from '../ui/form/items'
import type { ValibotForm } from '../ui/form/useValibotForm'
import { ownTimeZone, timeIn } from '../ui/timeZones'
import { useBoard } from './BoardContext'
import type { Card } from './card'
import { TIME_IS_PAST, isTimePast } from './isTimePast'
import { lengthText, unitText } from './lengthText'
import { count } from '../ui/count'
import { NONE, type TaskValues } from './taskFields'
import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import { TextArea } from '../ui/TextArea'

export const REMINDERS = [
  { id: NONE, label: 'None' },
  { id: '0', label: 'When it is due' },
  { id: '60', label: '1 hour before' },
  { id: '1440', label: '1 day before' },
] as const

/** The fields of a task, in the order in which a post is made. */
export function TaskSheetFields({ form, card }: { form: ValibotForm<TaskValues>; card: Card }) {
  const { deals, events } = useBoard()
  const { values } = form
  return (
    <>
      <TextField label="Title" isOptional {...form.field('title')} />
      <Select
        label="Platform"
        items={toItems(TASK_PLATFORMS, TASK_PLATFORM_LABELS)}
        {...form.field('platform')}
      />
      <FieldPairs>
        <DateField label="Due date" {...form.field('date')} />
        <TextField
          label="Time"
          isOptional
          type="time"
          description={
            card.status !== 'done' && isTimePast({ ...values, timeZone: card.timeZone })
              ? TIME_IS_PAST
              : undefined
          }
          {...form.field('time')}
        />
      </FieldPairs>
      <CaptionField platform={values.platform} {...form.field('caption')} />
      <MediaField max={TASK_MEDIA_MAX} {...form.field('mediaIds')} />
      <Select
        label="Deal"
        isOptional
        items={withNone(
          deals.map(({ id, name }) => ({ id, label: name })),
          card.dealId,
          'A deal that is gone',
        )}
        {...form.field('dealId')}
      />
      <Select
        label="Event"
        isOptional
        items={withNone(
          events.map(({ id, title }) => ({ id, label: title })),
          card.eventId,
          'An event that is over',
        )}
        {...form.field('eventId')}
      />
      <RadioGroup
        label="Disclosure"
        items={toItems(DISCLOSURES, DISCLOSURE_LABELS)}
        description={
          values.dealId !== NONE && values.disclosure === 'none'
            ? 'A post for a deal has to say that it is an ad or a gift.'
            : undefined
        }
        {...form.field('disclosure')}
      />
      <Select label="Reminder" items={REMINDERS} description={zoneText(card)} {...form.field('remind')} />
      {card.status !== 'todo' && (
        <TextField
          label="Link to the post"
          isOptional
          type="url"
          description={card.publishedAt ? undefined : 'Saving a link marks the task as published.'}
          {...form.field('publishedUrl')}
        />
      )}
    </>
  )
}

/** Names the time zone of the times; a task without a time is due at nine. */
function zoneText({ timeZone }: Card): string {
  return `Times are in ${timeIn(timeZone ?? ownTimeZone())}. Without a time a task is due at 9:00 AM.`
}

/** The choices after an empty one; a chosen one that no longer exists is added at the end. */
function withNone(items: { id: string; label: string }[], chosen: string | null, goneLabel: string) {
  const isGone = chosen !== null && !items.some(({ id }) => id === chosen)
  return [{ id: NONE, label: 'None' }, ...items, ...(isGone ? [{ id: chosen, label: goneLabel }] : [])]
}

type Props = {
  platform: TaskPlatform
  name: string
  value: string
  onChange: (value: string) => void
  errorMessage: string | undefined
}

/** The caption with its length and the platform's limit; a longer one gets a warning but can be saved. */
function CaptionField({ platform, ...field }: Props) {
  const unit = unitText(platform)
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
              {count(excess.caption)} too many for {label}
            </b>
          )}
          {excess.hashtags > 0 && (
            <b>
              <Icon name="warn" size="small" />
              {excess.hashtags} hashtags too many for {label}
            </b>
          )}
          {hashtags > 0 && <span>{hashtags === 1 ? '1 hashtag' : `${hashtags} hashtags`}</span>}
          <span className="length" data-over={excess.caption > 0 || undefined}>
            {lengthText(platform, field.value)}
          </span>
          {unit && <span>{unit}</span>}
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
    color: var(--st-red);
  }
  .length {
    margin-left: auto;
  }
  [data-over] {
    color: var(--st-red);
  }
`
