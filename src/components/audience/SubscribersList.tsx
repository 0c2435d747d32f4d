'use client'

import { styled } from 'styled-components'
import * as v from 'valibot'
import {
  SUBSCRIBER_TEXTS,
  type Subscriber,
  askAllAgain,
  listSubscribers,
  listTags,
  summarizeSubscribers,
} from '@/contracts/audience/subscribers'
import {
  SUBSCRIBER_STATUSES,
  type SubscriberSource,
  type SubscriberStatus,
  TOPICS,
  TOPIC_WORDS,
  type Topic,
} from '@/contracts/audience/subscription'
import { Tag } from '@/contracts/audience/tags'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'
import { useDebounced } from '../layout/useDebounced'
import { usePagedList } from '../layout/usePagedList'
import { useUrlChoice, useUrlSearchText, useUrlText } from '../layout/useScreenSearch'
import { Badge, type Tone } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Toolbar } from '../ui/Columns'
import { EmptyState } from '../ui/EmptyState'
import { LinkButton } from '../ui/LinkButton'
import { SearchField } from '../ui/SearchField'
import { Select } from '../ui/Select'
import { Table } from '../ui/Table'
import { WhenLoaded } from '../ui/WhenLoaded'
import { formatDay } from '../ui/formatDay'
import { SubscriberMenu } from './SubscriberMenu'

const ALL = 'all'

const STATUS_WORDS: Record<SubscriberStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'amber' },
  active: { label: 'Active', tone: 'green' },
  unsubscribed: { label: 'Left', tone: 'grey' },
  bounced: { label: 'Bounced', tone: 'red' },
  complained: { label: 'Complained', tone: 'plum' },
}

const SOURCE_WORDS: Record<SubscriberSource, string> = {
  landing: 'from Landing',
  subscribe: 'from Subscribe',
  checkout: 'from Checkout',
  admin: 'from the console',
  import: 'from a file',
}

const COLUMNS = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email, firstName, source, tags }: Subscriber) => (
      <Two>
        <b>{email}</b>
        <small>{[firstName, SOURCE_WORDS[source]].filter(Boolean).join(', ')}</small>
        {tags.length > 0 && <small>{`Tags: ${tags.join(', ')}`}</small>}
      </Two>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }: Subscriber) => (
      <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
    ),
  },
  {
    id: 'topics',
    header: 'Topics',
    cell: ({ topics }: Subscriber) => topics.map((topic) => TOPIC_WORDS[topic].title).join(', ') || 'None',
  },
  {
    id: 'since',
    header: 'Signed up',
    isShort: true,
    cell: ({ signedUpAt }: Subscriber) => formatDay(signedUpAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    isActions: true,
    cell: (subscriber: Subscriber) => <SubscriberMenu subscriber={subscriber} />,
  },
]

/** Who signed up, for admins: filters, who waits, and a table that is read page by page. */
export function SubscribersList({ pending }: { pending: number }) {
  const [status, setStatus] = useUrlChoice<SubscriberStatus | typeof ALL>('status', ALL, SUBSCRIBER_STATUSES)
  const [topic, setTopic] = useUrlChoice<Topic | typeof ALL>('topic', ALL, TOPICS)
  const [named, setTag] = useUrlText('tag')
  // No call takes a tag that nobody can have.
  const tag = v.is(Tag, named) ? named : ''
  const tags = useLoad(listTags).data ?? []
  const [search, setSearch] = useUrlSearchText()
  const q = useDebounced(search.trim())
  const isFiltered = status !== ALL || topic !== ALL || tag !== '' || q !== ''
  const query = {
    ...(status !== ALL && { status }),
    ...(topic !== ALL && { topic }),
    ...(tag && { tag }),
    ...(q && { q }),
  }
  const { items, load, more, listRef } = usePagedList(listSubscribers, { query })
  function showAll(): void {
    setSearch('')
    setStatus(ALL)
    setTopic(ALL)
    setTag('')
  }
  return (
    <>
      <Toolbar>
        <SearchField
          label="Search"
          placeholder="How the address begins"
          value={search}
          onChange={setSearch}
        />
        <Select
          label="Status"
          items={[
            { id: ALL, label: 'All statuses' },
            ...SUBSCRIBER_STATUSES.map((id) => ({ id, label: STATUS_WORDS[id].label })),
          ]}
          value={status}
          onChange={setStatus}
        />
        <Select
          label="Topic"
          items={[
            { id: ALL, label: 'All topics' },
            ...TOPICS.map((id) => ({ id, label: TOPIC_WORDS[id].title })),
          ]}
          value={topic}
          onChange={setTopic}
        />
        {(tags.length > 0 || tag) && (
          <Select
            label="Tag"
            items={[
              { id: '', label: 'All tags' },
              ...[...new Set([...tags, ...(tag ? [tag] : [])])].map((id) => ({ id, label: id })),
            ]}
            value={tag}
            onChange={setTag}
          />
        )}
      </Toolbar>
      {pending > 0 && <Waiting count={pending} />}
      <WhenLoaded load={load} text="Loading subscribers..." failure="The subscribers could not be loaded.">
        {() => (
          <div className="card">
            <Table
              caption="Subscribers"
              columns={COLUMNS}
              rows={items}
              rowId={({ id }) => id}
              paged={{ more, listRef }}
              empty={isFiltered ? <NobodyFits onShowAll={showAll} /> : <NoSubscribers />}
            />
          </div>
        )}
      </WhenLoaded>
    </>
  )
}

/** The empty list of a fresh site. */
export function NoSubscribers() {
  return (
    <EmptyState
      title="No subscribers yet"
      action={
        <LinkButton href="/" variant="line" size="small">
          See the landing page
        </LinkButton>
      }
    >
      Signups from the landing page will appear here.
    </EmptyState>
  )
}

function NobodyFits({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="Nobody fits"
      action={
        <Button size="small" variant="line" onPress={onShowAll}>
          Show everybody
        </Button>
      }
    >
      Try another address or filter.
    </EmptyState>
  )
}

/** How many wait for their confirmation, and a button that has them asked again. */
function Waiting({ count }: { count: number }) {
  const ask = useSend(askAllAgain, {
    refresh: [listSubscribers, summarizeSubscribers],
    success: ({ asked }) => {
      if (asked === 0)
        return { title: SUBSCRIBER_TEXTS.nobodyAsked, description: SUBSCRIBER_TEXTS.askedAlready }
      const description = asked === 1 ? 'One mail goes out.' : `${asked} mails go out.`
      return { title: SUBSCRIBER_TEXTS.asked, description }
    },
    failure: SUBSCRIBER_TEXTS.failed,
  })
  return (
    <Line>
      <span>
        <b>{count}</b> {count === 1 ? 'waits' : 'wait'} for their confirmation.
      </span>
      <button type="button" className="text-link" disabled={ask.isPending} onClick={() => void ask.run()}>
        Ask them again
      </button>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: center;
  color: var(--ink-2);

  b {
    color: var(--ink);
    font-weight: 600;
  }
`

const Two = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-3);
  }
`
