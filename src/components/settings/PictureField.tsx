'use client'

import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { PROFILE_PICTURE_MAX_BYTES, PROFILE_TEXTS } from '@/contracts/account/profile'
import { PICTURE_TYPES } from '@/contracts/media/limits'
import { Avatar } from '../ui/Avatar'
import { Button } from '../ui/Button'
import { FileDrop } from '../ui/FileDrop'

/** What saving does to the picture. */
export type PictureChange = { kind: 'keep' } | { kind: 'new'; file: File; preview: string } | { kind: 'none' }

type Props = {
  /** The username, for the initials without a picture. */
  name: string
  url: string | null
  change: PictureChange
  onChange: (change: PictureChange) => void
  isDisabled: boolean
}

/** The picture as it will be after saving: a new one, the current one, or none. */
export function PictureField({ name, url, change, onChange, isDisabled }: Props) {
  const [problem, setProblem] = useState<string>()
  const preview = change.kind === 'new' ? change.preview : null
  const shown = change.kind === 'keep' ? url : preview
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  function choose(file: File): void {
    const isTooLarge = file.size > PROFILE_PICTURE_MAX_BYTES
    setProblem(isTooLarge ? PROFILE_TEXTS.pictureTooLarge : undefined)
    if (!isTooLarge) onChange({ kind: 'new', file, preview: URL.createObjectURL(file) })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be laid out like the other labels
    <Field className="field" role="group" aria-labelledby="picture-label">
      <span className="label" id="picture-label">
        Picture
      </span>
      <div>
        <Avatar name={name} src={shown} />
        <FileDrop
          label={change.kind === 'new' ? change.file.name : 'Drop a picture here'}
          hint="JPEG, PNG, WebP or AVIF, up to 5 MB"
          icon="image"
          accept={PICTURE_TYPES}
          isDisabled={isDisabled}
          onRefused={() => setProblem(PROFILE_TEXTS.pictureNotOne)}
          onFiles={([file]) => file && choose(file)}
        />
      </div>
      {shown && (
        <span>
          <Button
            variant="quiet"
            size="small"
            isDisabled={isDisabled}
            onPress={() => onChange(change.kind === 'new' ? { kind: 'keep' } : { kind: 'none' })}
          >
            {change.kind === 'new' ? 'Discard new picture' : 'Remove picture'}
          </Button>
        </span>
      )}
      {problem && (
        <span className="field-error" role="alert">
          {problem}
        </span>
      )}
    </Field>
  )
}

const Field = styled.div`
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
  }
  > span > .button {
    margin-left: -0.875rem;
  }
  .avatar {
    width: 4.5rem;
    height: 4.5rem;
    font-size: 1.25rem;
  }
`
