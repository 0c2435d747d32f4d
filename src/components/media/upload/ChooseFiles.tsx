'use client'

import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ACCEPTED_TYPES } from './refusal'

/** Opens the browser's file dialog when the button inside is pressed. */
export function ChooseFiles({
  onFiles,
  children,
}: {
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED_TYPES}
      allowsMultiple
      onSelect={(list) => list && onFiles([...list])}
    >
      {children}
    </FileTrigger>
  )
}
