'use client'

import { type RefObject, Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { styled } from 'styled-components'
import { getMedia } from '@/contracts/media/files'
import { useLoad } from '../api/useLoad'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { ACCEPTED_TYPES } from '../media/upload/refusal'
import { Menu } from '../ui/Menu'
import { ProgressBar } from '../ui/ProgressBar'
import { MediaThumb } from './MediaThumb'
import { useFilesHere } from './useFilesHere'
import { movedTo, placesFrom } from '../ui/places'

// Loaded when it is opened.
const MediaPicker = lazy(async () => ({ default: (await import('./MediaPicker')).MediaPicker }))

type Props = {
  label?: string
  /** Which of its form's drops of files it takes: those on itself, or all that no other field takes. */
  takesDrops?: 'on itself' | 'on the form'
  value: readonly string[]
  onChange: (ids: string[]) => void
  max: number
  errorMessage?: string | undefined
}

/**
 * An ordered list of the user's own files, up to `max`: chosen from Media, chosen from the device, or dropped anywhere
 * on the form, which uploads them.
 */
export function MediaField(props: Props) {
  const {
    label = 'Pictures and films',
    takesDrops = 'on the form',
    value,
    onChange,
    max,
    errorMessage,
  } = props
  const [picker, setPicker] = useState({ isLoaded: false, isOpen: false })
  const field = useRef<HTMLDivElement>(null)
  const latest = useRef(value)
  const files = useFilesHere(({ id }) => {
    if (latest.current.includes(id) || latest.current.length >= max) return
    latest.current = [...latest.current, id]
    onChange([...latest.current])
  })
  const isOver = useFormDrop(field, takesDrops === 'on the form', files.add)
  useEffect(() => {
    latest.current = value
  }, [value])
  return (
    <Field
      ref={field}
      className="field"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be laid out like the other labels
      role="group"
      aria-label={label}
      data-takes-drops
      data-over={isOver || undefined}
    >
      <span className="label">
        {label}
        <span className="optional"> optional</span>
      </span>
      {value.length > 0 && (
        <ol>
          {value.map((id, at) => (
            <Item
              key={id}
              id={id}
              moves={placesFrom(at, value.length).map(({ to, ...move }) => ({
                ...move,
                onAction: () => onChange(movedTo(value, at, to)),
              }))}
              onRemove={() => onChange(value.filter((other) => other !== id))}
            />
          ))}
        </ol>
      )}
      {files.rows.map(({ id, name, percent }) => (
        <ProgressBar key={id} label={name} value={percent} />
      ))}
      <p>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={ACCEPTED_TYPES}
          onSelect={(list) => list && files.add([...list])}
        >
          <Button size="small" icon="plus" isDisabled={value.length >= max}>
            Upload
          </Button>
        </FileTrigger>
        <Button
          size="small"
          icon="image"
          isDisabled={value.length >= max}
          onPress={() => setPicker({ isLoaded: true, isOpen: true })}
        >
          Choose from Media
        </Button>
        <span className="subtle">
          {`${value.length} of at most ${max}. Or drop files `}
          {takesDrops === 'on itself' ? 'here.' : 'anywhere on this form.'}
        </span>
      </p>
      {errorMessage && <span className="field-error">{errorMessage}</span>}
      {picker.isLoaded && (
        <Suspense>
          <MediaPicker
            isOpen={picker.isOpen}
            onOpenChange={(isOpen) => setPicker({ isLoaded: true, isOpen })}
            max={max - value.length}
            without={value}
            onChoose={async (files) => {
              onChange([...value, ...files.map(({ id }) => id)])
              return true
            }}
          />
        </Suspense>
      )}
    </Field>
  )
}

/**
 * Takes files that are dropped on a field, or with `isForForm` anywhere on the form around it but on another such
 * field; true while some are over it.
 */
function useFormDrop(
  field: RefObject<HTMLElement | null>,
  isForForm: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form) return
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const isForThis = ({ target }: DragEvent) => {
      const under = target instanceof Element ? target.closest('[data-takes-drops]') : null
      return under ? under === field.current : isForForm
    }
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(isForThis(event))
    }
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      if (isForThis(event)) take([...(event.dataTransfer?.files ?? [])])
    }
    form.addEventListener('dragover', over)
    form.addEventListener('dragleave', leave)
    form.addEventListener('drop', drop)
    return () => {
      form.removeEventListener('dragover', over)
      form.removeEventListener('dragleave', leave)
      form.removeEventListener('drop', drop)
    }
  }, [field, isForForm])
  return isOver
}

type ItemProps = {
  id: string
  moves: { id: string; label: string; onAction: () => void }[]
  onRemove: () => void
}

function Item({ id, moves, onRemove }: ItemProps) {
  const { data, error } = useLoad(getMedia, { params: { id } })
  const name = data?.name ?? (error ? 'A file that is gone' : 'File')
  return (
    <li>
      {data ? <MediaThumb media={data} /> : <i />}
      <b title={name}>{name}</b>
      {moves.length > 0 && (
        <Menu
          label={`Move ${name}`}
          trigger={<IconButton icon="more" size="small" label={`Move ${name}`} />}
          items={moves}
        />
      )}
      <IconButton icon="x" size="small" label={`Remove ${name}`} onPress={onRemove} />
    </li>
  )
}

const Field = styled.div`
  &[data-over] {
    outline: 2px dashed var(--glass-ink);
    outline-offset: 0.5rem;
  }
  > ol {
    margin: 0.25rem 0;
  }
  li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) auto auto;
    gap: 0.75rem;
    align-items: center;
    min-height: 3.5rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
  }
  li > :first-child {
    aspect-ratio: 1;
    border-radius: 6px;
    background: var(--sunken);
  }
  li > b {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
  }
`
