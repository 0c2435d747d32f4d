'use client'

import { useField } from '@payloadcms/ui'
import useSWR from 'swr'
import { request } from '@/components/api/request'
import { NewFile } from './NewFile'

type Stored = { alt: string }

/** Below a page's picture: puts a new file there, in the draft; other places keep theirs (docs/behaviour.md, 9.7). */
export function ReplaceHere({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string | null>({ path })
  const key = value ? `/cms-api/media/${value}?depth=0` : null
  // Kept while the new file is read, so that the focus is not lost.
  const { data } = useSWR<Stored, Error>(key, readMedia, { keepPreviousData: true })
  if (!value || !data || disabled) return null
  return (
    <NewFile
      label="Replace this picture"
      accept="image/*"
      formerAlt={data.alt}
      onStored={(id) => setValue(id)}
    />
  )
}

async function readMedia(url: string): Promise<Stored> {
  return (await (await request('GET', url)).json()) as Stored
}
