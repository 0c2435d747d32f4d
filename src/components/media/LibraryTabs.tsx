'use client'

import { memo } from 'react'
import { styled } from 'styled-components'
import {
  LIBRARY_LISTS,
  type LibraryItem,
  type LibraryList,
  type LibraryStart,
  pageLibrary,
} from '@/contracts/schedule/library'
import { screenHref } from '@/contracts/screens'
import { CoverThumb } from '../picker/CoverThumb'
import { Link } from '../ui/Link'
import { useUrlChoice } from '../layout/useScreenSearch'
import { usePagedList } from '../layout/usePagedList'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { LocalDay } from '../ui/LocalDay'
import { PlatformMark } from '../ui/PlatformMark'
import { Tabs } from '../ui/Tabs'
import { fillsParent } from '../ui/fillsParent'

type View = 'grid' | 'list'

const LISTS: Record<LibraryList, { label: string; name: string; empty: string }> = {
  videos: { label: 'Videos', name: 'videos', empty: 'A task with a film of your Media stands here.' },
  drafts: {
    label: 'Drafts',
    name: 'drafts',
    empty: 'A task with a caption or files is a draft until it is published.',
  },
  published: { label: 'Published', name: 'posts', empty: 'A task that is marked as published stands here.' },
}

/** The videos, the drafts and the published posts, each a tab with its count. */
export function LibraryTabs({ start, view }: { start: LibraryStart; view: View }) {
  const [list, setList] = useUrlChoice('show', 'drafts', LIBRARY_LISTS)
  return (
    <Tabs
      label="Content"
      selected={list}
      onChange={setList}
      items={LIBRARY_LISTS.map((id) => ({
        id,
        label: LISTS[id].label,
        count: start[id].total,
        content: <Items key={id} list={id} start={start} view={view} />,
      }))}
    />
  )
}

function Items({ list, start, view }: { list: LibraryList; start: LibraryStart; view: View }) {
  const { items, more, listRef } = usePagedList(pageLibrary, { query: { list }, rendered: start[list] })
  if (items.length === 0) {
    return (
      <div className="card">
        <EmptyState title={`No ${LISTS[list].name} yet`}>{LISTS[list].empty}</EmptyState>
      </div>
    )
  }
  return (
    <>
      <List ref={listRef} data-view={view}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </List>
      {more}
    </>
  )
}

/** A draft opens in the schedule, a post where it was published. */
const Item = memo(function Item({ item }: { item: LibraryItem }) {
  const { title, platform, date, publishedAt, publishedUrl, cover } = item
  return (
    <li data-cover={cover ? true : undefined}>
      {cover && <CoverThumb cover={cover} />}
      <PlatformMark platform={platform} />
      {publishedUrl ? (
        <a href={publishedUrl} target="_blank" rel="noreferrer">
          {title}
          <Icon name="up" size="small" />
        </a>
      ) : (
        <Link href={`${screenHref('schedule')}?task=${item.id}`}>{title}</Link>
      )}
      <small>
        {publishedAt ? (
          <>
            Published <LocalDay iso={publishedAt} />
          </>
        ) : (
          <>Due {date ? <LocalDay iso={date} /> : 'on no day yet'}</>
        )}
      </small>
    </li>
  )
})

const List = styled.ul`
  display: grid;
  gap: 0.75rem;

  &[data-view='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  }
  > li {
    position: relative;
    display: grid;
    gap: 0.375rem;
    align-content: start;
    padding: 0.875rem 1rem;
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  &[data-view='list'] > li {
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    align-items: center;
    min-height: 3.5rem;
  }
  &[data-view='grid'] > [data-cover] > :first-child {
    aspect-ratio: 3 / 2;
    margin: -0.875rem -1rem 0.375rem;
    border-radius: 8px 8px 0 0;
  }
  &[data-view='list'] > [data-cover] {
    grid-template-columns: 3rem 7rem minmax(0, 1fr) auto;
  }
  > li:hover {
    border-color: var(--line-strong);
    box-shadow: var(--sh-1);
  }
  a {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    font-weight: 550;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${fillsParent}
  }
  a > .icon {
    flex: none;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  @media (max-width: 600px) {
    &[data-view='list'] > li {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-view='list'] > [data-cover] {
      grid-template-columns: 3rem minmax(0, 1fr);
    }
    &[data-view='list'] > [data-cover] > :first-child {
      grid-row: 1 / span 3;
    }
  }
`
