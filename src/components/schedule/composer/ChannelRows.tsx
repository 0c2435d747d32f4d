'use client'

import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { TASK_MEDIA_MAX } from '@/contracts/media/limits'
import { TASK_PLATFORM_LABELS, type TaskPlatform, excessOf } from '@/contracts/schedule/platformRules'
import { MediaField } from '../../picker/MediaField'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { PlatformMark } from '../../ui/PlatformMark'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import type { ValibotForm } from '../../ui/form/useValibotForm'
import { lengthText, unitText } from '../lengthText'
import { count } from '../../ui/count'
import { tooMany } from './tooMany'
import { type PostValues, ownOf } from './postFields'

/** What each channel takes: the shared caption, time and files, or its own, with the way back. */
export function ChannelRows({ form }: { form: ValibotForm<PostValues> }) {
  return (
    <Rows aria-label="What each channel takes">
      {form.values.channels.map((platform) => (
        <ChannelRow key={platform} form={form} platform={platform} />
      ))}
    </Rows>
  )
}

function ChannelRow({ form, platform }: { form: ValibotForm<PostValues>; platform: TaskPlatform }) {
  const { values, setValue } = form
  const { caption, time, mediaIds } = ownOf(values, platform)
  const own = [caption !== null && 'caption', time !== null && 'time', mediaIds !== null && 'files'].filter(
    (name) => name !== false,
  )
  const hasOwn = own.length > 0
  const label = TASK_PLATFORM_LABELS[platform]
  const text = (caption ?? values.caption).trim()
  const excess = excessOf({ platform, title: '', caption: text }).caption
  const unit = unitText(platform)
  const row = useRef<HTMLLIElement>(null)
  // What a press leads to takes the focus, because the pressed button is gone.
  const next = useRef<string | null>(null)
  useEffect(() => {
    const wanted = next.current && row.current?.querySelector<HTMLElement>(next.current)
    next.current = null
    if (!wanted) return
    wanted.focus()
    if (wanted instanceof HTMLTextAreaElement)
      wanted.setSelectionRange(wanted.value.length, wanted.value.length)
  }, [own.length])

  function writeOwn(): void {
    next.current = 'textarea'
    setValue(`${platform}Caption`, values.caption)
    setValue(`${platform}Time`, values.time || null)
  }
  function chooseOwnFiles(): void {
    next.current = '[data-takes-drops] button'
    setValue(`${platform}MediaIds`, values.mediaIds)
  }
  function takeShared(): void {
    next.current = 'button'
    setValue(`${platform}Caption`, null)
    setValue(`${platform}Time`, null)
    setValue(`${platform}MediaIds`, null)
  }
  return (
    <li ref={row} data-own={hasOwn || undefined}>
      <PlatformMark platform={platform} />
      <span className="what">{hasOwn ? `Own ${LIST.format(own)}` : 'Shared caption'}</span>
      <span className="length">
        {lengthText(platform, text)}
        {excess > 0 && <b>{count(excess)} too many</b>}
      </span>
      {hasOwn ? (
        <div>
          <TextArea
            label={`Caption for ${label}`}
            rows={4}
            description={tooMany('caption', text, [platform])}
            name={`${platform}Caption`}
            value={caption ?? values.caption}
            onChange={(text) => setValue(`${platform}Caption`, text)}
            errorMessage={form.errors[`${platform}Caption`]}
          />
          <TextField
            label={`Time for ${label}`}
            type="time"
            name={`${platform}Time`}
            value={time ?? values.time}
            onChange={(at) => setValue(`${platform}Time`, at || null)}
          />
          {mediaIds && (
            <MediaField
              label={`Files for ${label}`}
              max={TASK_MEDIA_MAX}
              takesDrops="on itself"
              value={mediaIds}
              onChange={(ids) => setValue(`${platform}MediaIds`, ids)}
              errorMessage={form.errors[`${platform}MediaIds`]}
            />
          )}
          <p>
            {!mediaIds && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Choose its own files for ${label}`}
                onPress={chooseOwnFiles}
              >
                Choose its own files
              </Button>
            )}
            <Button size="small" variant="quiet" onPress={takeShared}>
              Take the shared ones again
            </Button>
          </p>
        </div>
      ) : (
        <Button size="small" variant="quiet" aria-label={`Write its own for ${label}`} onPress={writeOwn}>
          Write its own
        </Button>
      )}
      {unit && <p className="subtle">{unit}</p>}
    </li>
  )
}

/** "caption, time and files" */
const LIST = new Intl.ListFormat('en-GB')

const Rows = styled.ul`
  border-bottom: 1px solid var(--line);

  > li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr) auto auto;
    gap: 0.25rem 0.75rem;
    align-items: center;
    min-height: 3rem;
    padding: 0.25rem 0;
    border-top: 1px solid var(--line);
    font-size: var(--t-small);
  }
  > li > div {
    grid-column: 1 / -1;
    display: grid;
    gap: 0.75rem;
    justify-items: stretch;
    padding-bottom: 0.5rem;
  }
  > li > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    justify-content: end;
  }
  .what {
    color: var(--ink-3);
  }
  > li > p {
    grid-column: 1 / -1;
  }
  .length {
    display: grid;
    justify-items: end;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  .length > b {
    font-weight: 550;
  }
  .length:has(b) {
    color: var(--st-red);
  }
  > [data-own] {
    margin-left: -0.875rem;
    padding-left: 0.75rem;
    border-left: 2px solid var(--glass-ink);
  }
  > [data-own] .what {
    color: var(--glass-ink);
  }
  ${onPhone} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > .length {
      grid-row: 1;
      grid-column: 2;
    }
    > li > .what {
      grid-row: 2;
      grid-column: 1;
    }
  }
`
