'use client'

import { Suspense, lazy, useState } from 'react'
import { styled } from 'styled-components'
import { getMedia } from '@/contracts/media/files'
import { useLoad } from '../api/useLoad'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { Menu } from '../ui/Menu'
import { MediaThumb } from './MediaThumb'
import { movedTo, placesFrom } from '../ui/places'

// Loaded when it is opened.
const MediaPicker = lazy(async () => ({ default: (await import('./MediaPicker')).MediaPicker }))

type Props = {
  value: readonly string[]
  onChange: (ids: string[]) => void
  max: number
  errorMessage?: string | undefined
}

/** An ordered list of the user's own files, up to `max`. */
export function MediaField({ value, onChange, max, errorMessage }: Props) {
  const [picker, setPicker] = useState({ isLoaded: false, isOpen: false })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be laid out like the other labels
    <Field className="field" role="group" aria-label="Pictures and films">
      <span className="label">
        Pictures and films
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
      <p>
        <Button
          size="small"
          icon="image"
          isDisabled={value.length >= max}
          onPress={() => setPicker({ isLoaded: true, isOpen: true })}
        >
          Choose from Media
        </Button>
        <span className="subtle">{`${value.length} of at most ${max}`}</span>
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
