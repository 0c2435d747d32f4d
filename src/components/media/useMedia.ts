'use client'

import { listMedia } from '@/contracts/media/files'
import { listFolders } from '@/contracts/media/folders'
import { type MediaStart } from '@/contracts/media/start'
import { useLoad } from '../api/useLoad'
import { useUrlChoice, useUrlSearchText, useUrlText } from '../layout/useScreenSearch'
import { useDebounced } from '../layout/useDebounced'
import { usePagedList } from '../layout/usePagedList'

const KINDS = ['all', 'image', 'film'] as const
export type KindChoice = (typeof KINDS)[number]

/** The folders, and the files filtered by folder, kind, words and use; the URL holds the filters. */
export function useMedia(start: MediaStart) {
  const [folderId, setFolder] = useUrlText('folder')
  const [kind, setKind] = useUrlChoice<KindChoice>('kind', 'all', KINDS)
  const [unused, setUnused] = useUrlChoice('unused', 'no', ['no', 'yes'])
  const [words, setWords] = useUrlSearchText()
  const query = {
    folderId: folderId || undefined,
    kind: kind === 'all' ? undefined : kind,
    unused: unused === 'yes' ? ('true' as const) : undefined,
    q: useDebounced(words.trim()) || undefined,
  }
  const isFiltered = Boolean(query.kind ?? query.unused ?? query.q)
  const isAtStart = !isFiltered && !folderId
  const rendered = isAtStart ? start.media : undefined
  const { first, ...pages } = usePagedList(listMedia, { query, rendered })
  const { data: folders = start.folders } = useLoad(listFolders, { rendered: start.folders })
  const { counts, bytes, quotaBytes } = first ?? start.media
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
