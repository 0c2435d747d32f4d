'use client'

import { type ClipboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { TASK_MEDIA_MAX } from '@/contracts/media/limits'
import type { TaskPlatform } from '@/contracts/schedule/platformRules'
import { DISCLOSURES, DISCLOSURE_LABELS } from '@/contracts/schedule/tasks'
import { MediaField } from '../../picker/MediaField'
import { onPhone } from '../../theme/tokens'
import { FieldPairs } from '../../ui/Columns'
import { DateField } from '../../ui/DateField'
import { RadioGroup } from '../../ui/RadioGroup'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { toItems } from '../../ui/form/items'
import type { ValibotForm } from '../../ui/form/useValibotForm'
import { useBoard } from '../BoardContext'
import { TIME_IS_PAST, isTimePast } from '../isTimePast'
import { NONE } from '../taskFields'
import { ChannelChips } from './ChannelChips'
import { ChannelRows } from './ChannelRows'
import { Previews } from './Previews'
import { tooMany } from './tooMany'
import { type PostValues, ownOf } from './postFields'

const PAGES = [
  { id: 'write', label: 'Write' },
  { id: 'previews', label: 'Previews' },
] as const

type Props = {
  form: ValibotForm<PostValues>
  /** Channels that have a card already. */
  fixed?: readonly TaskPlatform[]
  /** Gets the lines of a text of several that is pasted into the title. */
  onPasteLines?: (lines: string[]) => void
}

/** The two pages of the composer: what is written, and how it goes out. On a phone one at a time. */
export function ComposerFields({ form, fixed, onPasteLines }: Props) {
  const { deals } = useBoard()
  const [page, setPage] = useState<(typeof PAGES)[number]['id']>('write')
  const { values } = form
  const sharing = values.channels.filter((platform) => ownOf(values, platform).caption === null)

  function takeLines(event: ClipboardEvent): void {
    const lines = linesOf(event.clipboardData.getData('text/plain'))
    if (!onPasteLines || lines.length < 2) return
    event.preventDefault()
    onPasteLines(lines)
  }
  return (
    <>
      <PageChoice>
        {PAGES.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={page === id} onClick={() => setPage(id)}>
            {label}
            {id === 'previews' && <span className="count">{values.channels.length}</span>}
          </button>
        ))}
      </PageChoice>
      <Pages data-page={page}>
        <div className="stack">
          <TextField
            label="Title"
            isOptional
            description={tooMany('title', values.title, values.channels)}
            onPaste={takeLines}
            {...form.field('title')}
          />
          <ChannelChips
            value={values.channels}
            onChange={(channels) => form.setValue('channels', channels)}
            fixed={fixed}
            errorMessage={form.errors.channels}
          />
          <FieldPairs>
            <DateField label="Due date" {...form.field('date')} />
            <TextField
              label="Time"
              isOptional
              type="time"
              description={isTimePast({ ...values, timeZone: null }) ? TIME_IS_PAST : undefined}
              {...form.field('time')}
            />
          </FieldPairs>
          <TextArea
            label={values.channels.length > 1 ? 'Shared caption' : 'Caption'}
            isOptional
            rows={4}
            description={tooMany('caption', values.caption.trim(), sharing)}
            {...form.field('caption')}
          />
          {values.channels.length > 0 && <ChannelRows form={form} />}
          <MediaField max={TASK_MEDIA_MAX} {...form.field('mediaIds')} />
          {deals.length > 0 && (
            <Select
              label="Deal"
              isOptional
              items={[{ id: NONE, label: 'None' }, ...deals.map(({ id, name }) => ({ id, label: name }))]}
              {...form.field('dealId')}
            />
          )}
          <RadioGroup
            label="Disclosure"
            items={toItems(DISCLOSURES, DISCLOSURE_LABELS)}
            {...form.field('disclosure')}
          />
        </div>
        <Previews values={values} />
      </Pages>
    </>
  )
}

/** The lines of a pasted text, without empty ones and the marks of a list. */
function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter(Boolean)
}

const Pages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.16fr);
  margin: 0 -1.5rem;

  > * {
    padding: 0 1.5rem 1.5rem;
  }
  > section {
    margin-top: -1.5rem;
    padding-top: 1.5rem;
    background: var(--sunken);
  }
  /* The pane begins below a note about restored text. */
  .callout ~ & > section {
    margin-top: 0;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);

    > section {
      margin-top: 0;
    }
    &[data-page='write'] > section,
    &[data-page='previews'] > div {
      display: none;
    }
  }
`

const PageChoice = styled.div`
  display: none;

  ${onPhone} {
    display: flex;
    gap: 1.5rem;
    border-bottom: 1px solid var(--line);

    > button {
      display: inline-flex;
      gap: 0.5rem;
      align-items: center;
      min-height: 2.75rem;
      border: 0;
      background: none;
      font: inherit;
      font-size: var(--t-ui);
      color: var(--ink-2);
    }
    > button[aria-pressed='true'] {
      box-shadow: inset 0 -2px 0 var(--coral);
      color: var(--ink);
      font-weight: 550;
    }
    .count {
      background: var(--sunken);
    }
  }
`
