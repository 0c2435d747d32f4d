'use client'

import { type MediaStart, listFolders } from '@/contracts/media'
import { useLoad } from '../api/useLoad'
import { useUrlChoice, useUrlText } from '../layout/useScreenSearch'
import { useMediaPages, useRested } from '../picker/useMediaPages'

const KINDS = ['all', 'image', 'film'] as const
export type KindChoice = (typeof KINDS)[number]

/** The files that are asked for by folder, kind, words and use, all of them in the address, and the folders. */
export function useMedia(start: MediaStart) {
  const [folderId, setFolder] = useUrlText('folder')
  const [kind, setKind] = useUrlChoice<KindChoice>('kind', 'all', KINDS)
  const [unused, setUnused] = useUrlChoice('unused', 'no', ['no', 'yes'])
  const [words, setWords] = useUrlText('q')
  const query = {
    folderId: folderId || undefined,
    kind: kind === 'all' ? undefined : kind,
    unused: unused === 'yes' ? ('true' as const) : undefined,
    q: useRested(words.trim()) || undefined,
  }
  const isFiltered = Boolean(query.kind ?? query.unused ?? query.q)
  const { data, ...pages } = useMediaPages({
    query,
    fallbackData: isFiltered || folderId ? undefined : start.media,
  })
  const { data: folders = start.folders } = useLoad(listFolders, { fallbackData: start.folders })
  const { counts, bytes, quotaBytes } = data ?? start.media
  return {
    ...pages,
    counts,
    bytes,
    quotaBytes,
    folders,
    asked: { folderId, kind, isUnused: unused === 'yes', words, isFiltered },
    setFolder,
    setKind,
    setUnused: (isOn: boolean) => setUnused(isOn ? 'yes' : 'no'),
    setWords,
    showAll(): void {
      setKind('all')
      setUnused('no')
      setWords('')
    },
  }
}

export type MediaFiles = ReturnType<typeof useMedia>
