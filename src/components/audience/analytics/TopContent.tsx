'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import {
  type Dimension,
  type Filter,
  FILTERS_MAX,
  countedIn,
  filterText,
} from '@/contracts/audience/dimensions'
import {
  type Breakdown,
  ROWS_MAX,
  type Totals,
  VISITS_FOR_RATE,
  exportNumbers,
  readBreakdown,
} from '@/contracts/audience/numbers'
import { callUrl } from '@/contracts/core/call'
import { useLoad } from '../../api/useLoad'
import { useUrlChoice } from '../../layout/useScreenSearch'
import { type Bar, BarList } from '../../ui/charts/BarList'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Tabs } from '../../ui/Tabs'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { OnlyThese } from './OnlyThese'
import type { View } from './useView'
import { CARD_TITLES, DIMENSION_WORDS, shareText, valueText } from './words'
import { count } from '../../ui/count'

const LISTS = ['pages', 'sources', 'campaigns', 'letters', 'places', 'devices', 'goals'] as const
type ListId = (typeof LISTS)[number]

const LABELS: Record<ListId, string> = {
  pages: 'Pages',
  sources: 'Sources',
  campaigns: 'Campaigns',
  letters: 'Letters',
  places: 'Places',
  devices: 'Devices',
  goals: 'Goals',
}

/** Letters are campaigns that came from one. */
const FROM_LETTERS: Filter = { dim: 'sources', value: 'newsletter' }
const FEW = 10

type Props = { view: View; totals: Totals }

const COUNT_LABELS = { views: 'Views', goals: 'Times, and share of visits', visits: 'Visits' } as const

/** What visits have in common, one list a tab; a row that is pressed becomes a filter. */
export function TopContent({ view, totals }: Props) {
  const [list, setList] = useUrlChoice<ListId>('list', 'pages', LISTS)
  return (
    <div id="top-content">
      <Card
        title={CARD_TITLES.content}
        aside={<Aside className="subtle">{COUNT_LABELS[countedIn(dimensionOf(list))]}</Aside>}
      >
        <Tabs
          label={CARD_TITLES.content}
          selected={list}
          onChange={setList}
          items={LISTS.map((id) => ({
            id,
            label: LABELS[id],
            content: <List key={id} id={id} view={view} totals={totals} />,
          }))}
        />
      </Card>
    </div>
  )
}

function dimensionOf(list: ListId): Dimension {
  return list === 'letters' ? 'campaigns' : list
}

function List({ id, view, totals }: Props & { id: ListId }) {
  const [isWhole, setWhole] = useState(false)
  const dim = dimensionOf(id)
  const filters = id === 'letters' ? withLetters(view.filters) : view.filters
  const filter = filters && filterText(filters)
  const query = { ...view.days, dim, ...(filter && { filter }) }
  const load = useLoad(readBreakdown, {
    query: { ...query, limit: String(isWhole ? ROWS_MAX : FEW) },
    isOn: filters !== null,
    keepPreviousData: isWhole,
  })
  if (filters === null) return <p className="muted">Take one filter away to see the letters.</p>
  const several = id === 'letters' ? 'letters' : DIMENSION_WORDS[dim][1]
  return (
    <WhenLoaded load={load} text={`Loading ${several}...`} failure={`The ${several} could not be loaded.`}>
      {() =>
        load.data && load.data.rows.length > 0 ? (
          <>
            <BarList label={LABELS[id]} bars={barsOf(load.data, { dim, view, totals })} />
            <Foot>
              {!isWhole && load.data.other && (
                <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
                  {`All ${count(load.data.total)} ${several}`}
                </Button>
              )}
              <a className="text-link" href={callUrl(exportNumbers, { query })} download>
                CSV
              </a>
            </Foot>
          </>
        ) : (
          <p className="muted">{NOTHING[id]}</p>
        )
      }
    </WhenLoaded>
  )
}

const NOTHING: Record<ListId, string> = {
  pages: 'No page was seen in these days.',
  sources: 'Nobody came in these days.',
  campaigns: 'No visit came with a campaign in its link.',
  letters: 'No visit came out of a letter.',
  places: 'Nobody came in these days.',
  devices: 'Nobody came in these days.',
  goals: 'No goal was reached in these days.',
}

/** The filters with that for letters; null where there is no room for it. */
function withLetters(filters: readonly Filter[]): Filter[] | null {
  const others = filters.filter(({ dim }) => dim !== FROM_LETTERS.dim)
  return others.length < FILTERS_MAX ? [...others, FROM_LETTERS] : null
}

function barsOf({ rows, other }: Breakdown, { dim, view, totals }: Props & { dim: Dimension }): Bar[] {
  const what = countedIn(dim)
  // A goal's share is that of the visits that reached it: the sum of all goals is a whole of nothing.
  const by = dim === 'goals' ? 'visits' : what
  const share = (part: number) => (totals.visits < VISITS_FOR_RATE ? '--' : shareText(part, totals[by]))
  const bars = rows.map((row): Bar => {
    const { value } = row
    return {
      id: value,
      value: row[what],
      text: count(row[what]),
      share: share(row[by]),
      name: <OnlyThese view={view} filter={{ dim, value }} name={valueText(dim, value)} />,
    }
  })
  if (!other) return bars
  const name = `${count(other.values)} more`
  return [
    ...bars,
    {
      id: '(more)',
      value: other[what],
      text: count(other[what]),
      // A visit may have reached several of these goals.
      share: dim === 'goals' ? '' : share(other[what]),
      name,
    },
  ]
}

const Aside = styled.span`
  margin-left: auto;
`

const Foot = styled.p`
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
  padding-top: 0.75rem;

  > a {
    min-width: 2.75rem;
    margin-left: auto;
    text-align: end;
  }
  > .button {
    margin-left: -0.625rem;
  }
`
