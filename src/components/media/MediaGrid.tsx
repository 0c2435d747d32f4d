'use client'

import { memo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Checkbox } from 'react-aria-components/Checkbox'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { styled } from 'styled-components'
import type { ListedMedia } from '@/contracts/media/files'
import { NOT_USED } from '@/contracts/media/texts'
import { onPhone } from '../theme/tokens'
import { Icon } from '../ui/Icon'
import { LocalDay } from '../ui/LocalDay'
import { MediaThumb } from '../picker/MediaThumb'
import { bytesText } from '../picker/bytesText'
import { kindText, sizeText } from '../picker/describeMedia'

export type MediaView = 'grid' | 'list'

type Props = {
  label: string
  /** All files; selecting all selects these. */
  items: readonly ListedMedia[]
  /** The files rendered so far. */
  shown: readonly ListedMedia[]
  view: MediaView
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** `isForPlaces` opens it for what uses the file. */
  onOpen: (id: string, isForPlaces?: boolean) => void
}

/** Files as a grid of pictures, or as rows with details; a press opens a file, its checkbox selects it. */
export const MediaGrid = memo(function MediaGrid(props: Props) {
  const { label, items, shown, view, selected, onSelect, onOpen } = props
  return (
    <Files
      aria-label={label}
      layout={view === 'grid' ? 'grid' : 'stack'}
      data-view={view}
      data-choosing={selected.size > 0 || undefined}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        onSelect(keys === 'all' ? new Set(items.map(({ id }) => id)) : new Set([...keys].map(String)))
      }
      onAction={(key) => onOpen(String(key))}
      items={shown}
      keyboardNavigationBehavior="tab"
    >
      {(media: ListedMedia) => (
        <GridListItem id={media.id} textValue={media.name}>
          <Checkbox slot="selection" className="checkbox">
            <span className="checkbox-box">
              <Icon name="check" />
            </span>
          </Checkbox>
          <MediaThumb media={media} />
          <Words media={media} onPlaces={() => onOpen(media.id, true)} />
        </GridListItem>
      )}
    </Files>
  )
})

/** A file's text. Both views use the same markup, so that changing the view does not re-render the rows. */
function Words({ media, onPlaces }: { media: ListedMedia; onPlaces: () => void }) {
  const { kind, name, alt, visibility, createdAt, uses } = media
  return (
    <>
      <b title={name}>{name}</b>
      <small>
        <span>
          {kindText(media)}
          <span data-of-grid="">, {bytesText(media.bytes)}</span>
          <span data-of-list="">, {sizeText(media)}</span>
        </span>
        {uses === 0 ? (
          <span>{NOT_USED}</span>
        ) : (
          <AriaButton onPress={onPlaces} aria-label={`${name}: used in ${uses}`}>
            Used in {uses}
          </AriaButton>
        )}
        {visibility === 'public' && (
          <span>
            <Icon name="globe" size="small" />
            Public
          </span>
        )}
        {kind === 'image' && !alt && (
          <span data-warns="">
            <Icon name="warn" size="small" />
            No alt text
          </span>
        )}
      </small>
      <small data-of-list="" data-day="">
        <LocalDay iso={createdAt} />
      </small>
    </>
  )
}

const Files = styled(GridList<ListedMedia>)`
  outline: 0;

  &[data-view='grid'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.75rem, 1fr));
    gap: 1.25rem 1rem;
  }
  /* A row's cell has no box of its own. */
  [role='row'] {
    position: relative;
    display: grid;
    gap: 0 0.75rem;
    min-width: 0;
    cursor: pointer;
    border-radius: 8px;
    outline: 0;
  }
  &[data-view='grid'] [role='row'] {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  &[data-view='grid'] b {
    margin-top: 0.5rem;
  }
  &[data-view='grid'] [data-of-list],
  &[data-view='list'] [data-of-grid] {
    display: none;
  }
  &[data-view='list'] [role='row'] {
    grid-template-columns: 2.75rem 3rem minmax(0, 1fr) auto;
    grid-template-rows: auto auto;
    align-items: center;
    padding: 0.5rem 0.25rem;
    border-top: 1px solid var(--line);
    border-radius: 0;
  }
  &[data-view='list'] {
    .checkbox,
    .checkbox + span,
    [data-day] {
      grid-row: 1 / 3;
    }
    b {
      align-self: end;
    }
    small:not([data-day]) {
      grid-area: 2 / 3;
      align-self: start;
    }
    [data-day] {
      grid-column: 4;
    }
  }
  [data-hovered] {
    background: color-mix(in oklab, var(--ink) 4%, transparent);
  }
  [data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
  &[data-view='grid'] [data-selected] .checkbox + span {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  &[data-view='list'] [data-selected] {
    background: var(--sunken);
  }
  .checkbox {
    justify-content: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
  }
  &[data-view='grid'] .checkbox {
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
  }
  b {
    overflow: hidden;
    font-size: var(--t-small);
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.625rem;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  small > button {
    position: relative;
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  /* For a finger, also over the edge of the next row. */
  small > button::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -0.625rem 0;
  }
  small > span:has(.icon) {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
  }
  [data-warns] {
    color: var(--st-amber);
  }
  ${onPhone} {
    &[data-view='grid'] {
      grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
      gap: 1.125rem 0.75rem;
    }
    &[data-view='list'] [data-day] {
      display: none;
    }
  }
`
