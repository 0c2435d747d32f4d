'use client'

import { styled } from 'styled-components'
import { ORDER_DIMENSIONS } from '@/contracts/audience/dimensions'
import { type Breakdown, ROWS_MAX, readBreakdown } from '@/contracts/audience/numbers'
import { formatCents } from '@/contracts/core/money'
import { screenHref } from '@/contracts/screens'
import { useLoad } from '../../api/useLoad'
import { useSession } from '../../session/useSession'
import { type Bar, BarList } from '../../ui/charts/BarList'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { OnlyThese } from './OnlyThese'
import { Soon } from './SoonCards'
import type { View } from './useView'
import { CARD_TITLES, DIMENSION_WORDS, shareText, valueText } from './words'

const ORDERS_HREF = `${screenHref('ecommerce')}/orders`
/** The id of the row of all sources beyond these; no source is an empty text. */
const REST = ''
type Row = Pick<Breakdown['rows'][number], 'value' | 'revenue'>

/** Paid orders, net of refunds, by where their buyers came from. */
export function RevenueCard({ view }: { view: View }) {
  const load = useLoad(readBreakdown, { query: { ...view.query, dim: 'sources', limit: String(ROWS_MAX) } })
  return (
    <Card title={CARD_TITLES.revenue} aside={<Orders href={ORDERS_HREF}>Orders</Orders>}>
      <WhenLoaded load={load} text="Loading revenue..." failure="The revenue could not be loaded.">
        {() => load.data && <Amounts breakdown={load.data} view={view} />}
      </WhenLoaded>
    </Card>
  )
}

function Amounts({ breakdown, view }: { breakdown: Breakdown; view: View }) {
  const unknown = view.filters.find(({ dim }) => !ORDER_DIMENSIONS.some((each) => each === dim))
  if (unknown)
    return (
      <p className="subtle">{`Orders are not known by ${DIMENSION_WORDS[unknown.dim][0].toLowerCase()}.`}</p>
    )
  const { other } = breakdown
  const rows = [...breakdown.rows, ...(other ? [{ ...other, value: REST }] : [])]
  const currencies = [...new Set(rows.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))]
  if (currencies.length === 0) {
    return <NoOrder view={view} />
  }
  return (
    <>
      {currencies.map((currency) => (
        <Currency key={currency} currency={currency} rows={rows} view={view} />
      ))}
      <Whose />
    </>
  )
}

/** The same words as below Total Revenue, which counts one's own sales of all time. */
function Whose() {
  const isAdmin = useSession().user?.isAdmin === 'true'
  const whose = isAdmin ? 'all creators’' : 'your'
  return (
    <Note className="subtle">
      {`What ${whose} products sold here, after refunds, without shipping, tax and test orders.`}
    </Note>
  )
}

/** "Coming Soon" is for a shop that has sold nothing yet; one that sold on other days is told so. */
function NoOrder({ view: { longest, filters } }: { view: View }) {
  const { data } = useLoad(readBreakdown, { query: { ...longest, dim: 'sources', limit: '1' } })
  const isSoon = data && [...data.rows, data.other].every((row) => !row || row.revenue.length === 0)
  if (!isSoon)
    return <p className="subtle">{`No paid order in these days${filters.length > 0 ? ' fits' : ''}.`}</p>
  return (
    <>
      <Soon>Coming Soon</Soon>
      <p className="subtle">Needs a paid order in these days.</p>
    </>
  )
}

function OnlySource({ value, view }: { value: string; view: View }) {
  return <OnlyThese view={view} filter={{ dim: 'sources', value }} name={valueText('sources', value)} />
}

/** Currencies are never added up, so each has a sum and a list of its own. */
function Currency({ currency, rows, view }: { currency: string; rows: readonly Row[]; view: View }) {
  const amounts = rows
    .map(({ value, revenue }) => ({
      value,
      cents: revenue.find((each) => each.currency === currency)?.cents ?? 0,
    }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => b.cents - a.cents)
  const sum = amounts.reduce((all, { cents }) => all + cents, 0)
  return (
    <Frame>
      <p>{formatCents(sum, currency)}</p>
      <BarList
        label={`${CARD_TITLES.revenue}, ${currency}`}
        bars={amounts.map(({ value, cents }): Bar => ({
          id: value,
          name: value === REST ? 'All others' : <OnlySource value={value} view={view} />,
          value: Math.max(0, cents),
          text: formatCents(cents, currency),
          share: shareText(Math.max(0, cents), sum),
        }))}
      />
    </Frame>
  )
}

const Note = styled.p`
  margin-top: 0.75rem;
`

const Frame = styled.div`
  & + & {
    margin-top: 1.5rem;
  }
  > p {
    font-size: 1.875rem;
    font-weight: 500;
    letter-spacing: -0.025em;
    line-height: 1.2;
  }
`

const Orders = styled(Link)`
  position: relative;
  margin-left: auto;
  font-size: var(--t-small);
  color: var(--ink-2);
  text-underline-offset: 0.25em;

  &::after {
    content: '';
    position: absolute;
    inset: -0.75rem -0.25rem;
  }
`
