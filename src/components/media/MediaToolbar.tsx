'use client'

import { styled } from 'styled-components'
import { Checkbox } from '../ui/Checkbox'
import { Toolbar } from '../ui/Columns'
import { SearchField } from '../ui/SearchField'
import { Segments } from '../ui/Segments'
import type { MediaView } from './MediaGrid'
import { ViewToggle } from './ViewToggle'
import type { MediaFiles } from './useMedia'

const KIND_ITEMS = [
  { id: 'all', label: 'All kinds' },
  { id: 'image', label: 'Pictures' },
  { id: 'film', label: 'Films' },
] as const

type Props = { media: MediaFiles; view: MediaView; onView: (view: MediaView) => void }

/** The list's filters and its view. */
export function MediaToolbar({ media, view, onView }: Props) {
  const { asked, setKind, setUnused, setWords } = media
  return (
    <Bar>
      <SearchField
        label="Search media"
        isLabelHidden
        placeholder="Search name or alt text"
        value={asked.words}
        onChange={setWords}
      />
      <Segments label="Kind" items={KIND_ITEMS} value={asked.kind} onChange={setKind} />
      <Checkbox isSelected={asked.isUnused} onChange={setUnused}>
        Not used yet
      </Checkbox>
      <ViewToggle view={view} onChange={onView} />
    </Bar>
  )
}

const Bar = styled(Toolbar)`
  align-items: center;

  > :last-child {
    margin-left: auto;
  }
`
