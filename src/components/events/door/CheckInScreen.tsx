'use client'

import { useDeferredValue, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type DoorList, checkInClosed, getDoorList } from '@/contracts/eventDoor'
import type { HostRegistration } from '@/contracts/events'
import { screenHref } from '@/contracts/screens'
import { useLoad } from '../../api/useLoad'
import { useNews } from '../../dashboard/useNews'
import { matchesWords } from '../../layout/matchesWords'
import { onPhone } from '../../theme/tokens'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { ProgressBar } from '../../ui/ProgressBar'
import { SearchField } from '../../ui/SearchField'
import { Segments } from '../../ui/Segments'
import { SkeletonRows } from '../../ui/Skeletons'
import { useClock } from '../../ui/useClock'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { CheckInRow, CheckInRows } from './CheckInRow'

const SHOWN = ['coming', 'in', 'all'] as const
type Shown = (typeof SHOWN)[number]

/** Others at the door tick, too, and people register until it opens. */
const FOLLOWED = [getDoorList]

/** How long somebody who was just ticked stays in the list of those to come, for an Undo, in ms. */
const RESTS_MS = 4_000

/** The list at the door of the user's event, for one hand (docs/behaviour.md, 15.6). */
export function CheckInScreen({ eventId }: { eventId: string }) {
  const { data, ...load } = useLoad(getDoorList, { params: { id: eventId }, revalidateOnMount: true })
  useNews(FOLLOWED)
  return (
    <>
      <PageHeader title="Check-in">
        <Link href={`${screenHref('events')}?tab=created`}>{data?.title ?? 'Events'}</Link>
      </PageHeader>
      <WhenLoaded
        load={load}
        text="Loading the list..."
        skeleton={<SkeletonRows />}
        failure="The list could not be loaded."
      >
        {() => data && <Door list={data} />}
      </WhenLoaded>
    </>
  )
}

function Door({ list }: { list: DoorList }) {
  const { eventDate, registrations, line } = list
  const [shown, setShown] = useState<Shown>('coming')
  const [search, setSearch] = useState('')
  const { resting, rest } = useResting()
  const now = useClock()
  const typed = useDeferredValue(search)
  const expected = registrations.filter(({ status }) => status !== 'rejected')
  const inside = expected.filter(isIn)
  const closed = checkInClosed(eventDate, now)
  const isShown = (each: HostRegistration) =>
    shown === 'all' || (shown === 'in' ? isIn(each) : !isIn(each) || resting.has(each.id))
  const rows = expected
    .filter((each) => isShown(each) && matchesWords(typed, each.name))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <Frame>
      <div>
        <Count>
          <b>{inside.length}</b> {`of ${expected.length} in`}
        </Count>
        <ProgressBar
          label="Checked in"
          value={expected.length === 0 ? 0 : (100 * inside.length) / expected.length}
          valueText={`${inside.length} of ${expected.length}`}
          tone="glass"
          isBare
        />
        {closed && <p className="callout">{`${closed}.`}</p>}
        {line.length > 0 && (
          <p className="subtle">{`${line.length} on the waiting list, next: ${line[0]?.name}.`}</p>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="card card-pad" aria-live="polite">
          {emptyText(expected.length, typed)}
        </p>
      ) : (
        <CheckInRows className="card">
          {rows.map((each) => (
            <CheckInRow key={each.id} registration={each} isClosed={closed !== null} onTicked={rest} />
          ))}
        </CheckInRows>
      )}
      <Foot>
        <Segments
          label="Show"
          items={[
            { id: 'coming', label: `To come ${expected.length - inside.length}` },
            { id: 'in', label: `In ${inside.length}` },
            { id: 'all', label: 'All' },
          ]}
          value={shown}
          onChange={setShown}
        />
        <SearchField
          label="Find a name"
          isLabelHidden
          placeholder="Find a name"
          value={search}
          onChange={setSearch}
        />
      </Foot>
    </Frame>
  )
}

const isIn = ({ checkedInAt }: HostRegistration) => checkedInAt !== null

function emptyText(expected: number, search: string): string {
  if (expected === 0) return 'Nobody has registered yet.'
  return search.trim() ? 'Nobody with this name here.' : 'Nobody here.'
}

/** Who was ticked a moment ago. */
function useResting() {
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  function rest(id: string): void {
    clearTimeout(timers.current.get(id))
    setResting((before) => new Set([...before, id]))
    const timer = setTimeout(
      () => setResting((before) => new Set([...before].filter((each) => each !== id))),
      RESTS_MS,
    )
    timers.current.set(id, timer)
  }
  return { resting, rest }
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  > div:first-child {
    display: grid;
    gap: 0.75rem;
  }
`

const Count = styled.p`
  font-size: 1.25rem;
  letter-spacing: -0.01em;
  color: var(--ink-2);

  b {
    font-size: 3.25rem;
    font-weight: 500;
    line-height: 0.95;
    letter-spacing: -0.035em;
    color: var(--ink);
  }
`

/** Under the thumb. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0.75rem 0 calc(0.75rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);

  button,
  .input {
    min-height: 3rem;
  }
  .input {
    font-size: 1rem;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: -1rem;
    padding-inline: 1rem;
    border-radius: 16px 16px 0 0;

    > :first-child > button {
      flex: 1;
    }
    > :first-child {
      display: flex;
    }
  }
`
