'use client'

import { Suspense, lazy, useState } from 'react'
import { styled } from 'styled-components'
import { getMedia } from '@/contracts/media/files'
import { useLoad } from '../api/useLoad'
import { MediaThumb } from './MediaThumb'
import { Button } from '../ui/Button'

// Loaded when it is opened.
const MediaPicker = lazy(async () => ({ default: (await import('./MediaPicker')).MediaPicker }))

type Props = {
  value: string | null
  onChange: (id: string) => void
  errorMessage: string | undefined
  /** Who sees it. */
  hint: string
}

/** One of the user's own pictures, or none. */
export function PictureField({ value, onChange, errorMessage, hint }: Props) {
  const [picker, setPicker] = useState({ isLoaded: false, isOpen: false })
  const { data: picture } = useLoad(getMedia, { params: { id: value ?? '' }, isOn: Boolean(value) })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be laid out like the other labels
    <Field className="field" role="group" aria-label="Picture">
      <span className="label">
        Picture
        <span className="optional"> optional</span>
      </span>
      <p>
        {value && picture && <MediaThumb media={picture} />}
        <Button size="small" icon="image" onPress={() => setPicker({ isLoaded: true, isOpen: true })}>
          {value ? 'Choose another' : 'Choose from Media'}
        </Button>
        {value && (
          <Button size="small" variant="quiet" onPress={() => onChange('')}>
            Without a picture
          </Button>
        )}
      </p>
      <span className="field-hint">{hint}</span>
      {errorMessage && <span className="field-error">{errorMessage}</span>}
      {picker.isLoaded && (
        <Suspense>
          <MediaPicker
            isOpen={picker.isOpen}
            onOpenChange={(isOpen) => setPicker({ isLoaded: true, isOpen })}
            kind="image"
            max={1}
            without={value ? [value] : []}
            onChoose={async ([file]) => {
              if (file) onChange(file.id)
              return true
            }}
          />
        </Suspense>
      )}
    </Field>
  )
}

const Field = styled.div`
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
  }
  p > span:first-child {
    width: 5rem;
  }
`
