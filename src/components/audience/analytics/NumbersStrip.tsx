import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Numbers, VISITS_FOR_RATE } from '@/contracts/audience/numbers'
import { screenHref } from '@/contracts/screens'
import { onPhone } from '../../theme/tokens'
import { Spark } from '../../ui/charts/Spark'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { fillsParent } from '../../ui/fillsParent'
import { includesToday, isToCome } from './seriesOf'
import { count } from '../../ui/count'

type Props = { numbers: Numbers; before: Numbers | undefined }

/** Views, Engagement Rate and Follower Growth; each leads to what it counts. */
export function NumbersStrip({ numbers, before }: Props) {
  const { totals, engagementRate: rate, followerGrowth: growth, series } = numbers
  const rateBefore = before?.engagementRate
  return (
    <Strip aria-label="Numbers">
      <Cell label="Views" href="#top-content" value={count(totals.views)}>
        {before && moreText(numbers, before)}
        <dd>
          <Spark values={series.map((point) => (isToCome(point) ? null : point.views))} />
        </dd>
      </Cell>
      <Cell label="Engagement Rate" href="#audience" value={rate === null ? '--' : `${Math.round(rate)}%`}>
        {rate === null ? (
          <Note>{`Needs ${VISITS_FOR_RATE} visits, there are ${count(totals.visits)}`}</Note>
        ) : (
          rateBefore !== null && rateBefore !== undefined && pointsText(rate - rateBefore)
        )}
        <dd>
          <Spark values={series.map((point) => (isToCome(point) ? null : engagedShare(point)))} />
        </dd>
      </Cell>
      <Cell
        label="Follower Growth"
        href={screenHref('subscribers')}
        value={growth === null ? 'Coming Soon' : signed(growth)}
        isSoon={growth === null}
      >
        <Note>
          {growth === null ? 'Needs somebody who confirms' : 'Confirmed, less those who left. All places.'}
        </Note>
      </Cell>
    </Strip>
  )
}

function engagedShare({ visits, engaged }: Numbers['series'][number]): number {
  return visits > 0 ? engaged / visits : 0
}

type CellProps = { label: string; href: string; value: string; isSoon?: boolean; children: ReactNode }

function Cell({ label, href, value, isSoon = false, children }: CellProps) {
  return (
    <div>
      <dt>
        <CellLink href={href}>{label}</CellLink>
        <Icon name={href.startsWith('#') ? 'down' : 'up'} size="small" />
      </dt>
      <dd data-soon={isSoon || undefined}>{value}</dd>
      {children}
    </div>
  )
}

/**
 * Below 20 visits a rate says nothing, so the number before stands there as it is; and so it does beside a day that
 * still goes on, which a whole one would always beat.
 */
function moreText(numbers: Numbers, { totals }: Numbers) {
  const { views } = numbers.totals
  const before = totals.views
  const isOpen = includesToday(numbers)
  if (isOpen && numbers.unit === 'hour') return <Note>{`${count(before)} on the whole day before`}</Note>
  if (before < VISITS_FOR_RATE) return <Note>{`${count(before)} before`}</Note>
  const change = Math.round((views / before - 1) * 100)
  const included = isOpen && ', today so far included'
  if (change === 0) return <Note>As many as before{included}</Note>
  return (
    <Note>
      <TrendArrow isUp={change > 0} />
      {`${count(Math.abs(change))}% ${change > 0 ? 'more' : 'fewer'} than before`}
      {included}
    </Note>
  )
}

function pointsText(difference: number) {
  const points = Math.round(difference)
  if (points === 0) return <Note>The same as before</Note>
  const size = Math.abs(points)
  return (
    <Note>
      <TrendArrow isUp={points > 0} />
      {`${size} ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'more' : 'fewer'} than before`}
    </Note>
  )
}

/** Up or down; the words beside it say the same. */
export function TrendArrow({ isUp }: { isUp: boolean }) {
  return (
    <Turned $isUp={isUp} aria-hidden="true">
      <Icon name="up" size="small" />
    </Turned>
  )
}

function signed(number: number): string {
  return number > 0 ? `+${count(number)}` : count(number)
}

const Turned = styled.span<{ $isUp: boolean }>`
  display: inline-flex;
  color: ${({ $isUp }) => ($isUp ? 'var(--glass-ink)' : 'var(--ink-2)')};
  transform: ${({ $isUp }) => ($isUp ? 'none' : 'rotate(90deg)')};
`

const Note = styled.dd`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  margin-top: 0.125rem;
  font-size: var(--t-small);
  line-height: 1.4;
  color: var(--ink-2);
`

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--r-card);

  > div {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: 1rem 1.25rem;
  }
  > div + div {
    border-left: 1px solid var(--line);
  }
  > div:has(a:hover) {
    background: color-mix(in oklab, var(--sunken) 55%, transparent);
  }
  dd:has(> .spark) {
    margin-top: auto;
    padding-top: 0.75rem;
  }
  dt {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  dt .icon {
    color: var(--ink-3);
  }
  dt + dd {
    margin-top: 0.25rem;
    font-size: 1.875rem;
    font-weight: 500;
    letter-spacing: -0.025em;
    line-height: 1.2;
  }
  dd[data-soon] {
    font-size: 1.25rem;
    line-height: 1.8;
    color: var(--ink-3);
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > div {
      padding: 0.875rem 1rem;
    }
    > :first-child {
      grid-column: 1 / -1;
      border-bottom: 1px solid var(--line);
    }
    > :nth-child(2) {
      border-left: 0;
    }
    dt + dd {
      font-size: 1.5rem;
    }
  }
`

const CellLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${fillsParent}
  --ring-offset: -3px;
  border-radius: var(--r-card);
`
