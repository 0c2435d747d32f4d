import { styled } from 'styled-components'
import { Link } from './Link'
import { onNarrowPhone } from '../theme/tokens'
import type { Tone } from './Badge'
import { Icon } from './Icon'
import { fillsParent } from './fillsParent'

export type Stat = {
  label: string
  value: string | number
  /** Small text after the number. */
  note?: string
  /** A dot before the label, for strips that count statuses. */
  tone?: Tone
  /** Leads to the rows that the number counts; the whole cell is the link. */
  href?: string
  /** A number of test orders: marked, and underlined with dashes. */
  isTest?: boolean
}

/** A few numbers in one card, divided by hairlines; two per row on a phone. */
export function StatStrip({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <Strip aria-label={label}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>
            {stat.tone && <Dot $tone={stat.tone} />}
            {stat.href ? <CellLink href={stat.href}>{stat.label}</CellLink> : stat.label}
            {stat.isTest && <TestMark>Test</TestMark>}
            {stat.href && <Icon name="up" size="small" className="arrow" />}
          </dt>
          <dd>
            {stat.isTest ? <Dashed>{stat.value}</Dashed> : stat.value}
            {stat.note && <small data-below={stat.href ? true : undefined}>{stat.note}</small>}
          </dd>
        </div>
      ))}
    </Strip>
  )
}

const Strip = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  overflow: hidden;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--r-card);

  > div {
    position: relative;
    margin-left: -1px;
    padding: 1rem 1.25rem 1.125rem;
    border-left: 1px solid var(--line);
  }
  dt {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  .arrow {
    margin-left: auto;
    color: var(--ink-3);
  }
  > div:has(a:hover) {
    background: color-mix(in oklab, var(--sunken) 55%, transparent);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.375rem;
    align-items: baseline;
    margin-top: 0.25rem;
    font-size: 1.875rem;
    font-weight: 500;
    letter-spacing: -0.025em;
    line-height: 1.2;
  }
  small[data-below] {
    flex-basis: 100%;
    line-height: 1.4;
  }
  small {
    font-size: var(--t-small);
    font-weight: 400;
    letter-spacing: 0;
    color: var(--ink-3);
  }
  @media (max-width: 1100px) {
    &:has(> :nth-child(5)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:has(> :nth-child(5)) > div {
      margin-top: -1px;
      border-top: 1px solid var(--line);
    }
  }
  @media (max-width: 900px) {
    &:has(> :nth-child(4)):not(:has(> :nth-child(5))) {
      grid-auto-flow: row;
      grid-template-columns: 1fr 1fr;
    }
    &:has(> :nth-child(4)) > div {
      margin-top: -1px;
      border-top: 1px solid var(--line);
    }
  }
  ${onNarrowPhone} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    &,
    &:has(> :nth-child(5)) {
      grid-template-columns: 1fr 1fr;
    }
    > div {
      margin-top: -1px;
      padding: 0.875rem 1rem;
      border-top: 1px solid var(--line);
    }
    > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    dd {
      font-size: 1.5rem;
    }
  }
`

const TestMark = styled.span`
  padding: 0 0.5rem;
  border: 1px dashed var(--control);
  border-radius: 99px;
  font-weight: 500;
  color: var(--ink-2);
`

const Dashed = styled.span`
  text-decoration: underline dashed 2px var(--control);
  text-underline-offset: 0.16em;
`

const CellLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${fillsParent}
  --ring-offset: -3px;
  border-radius: var(--r-card);
`

const Dot = styled.i<{ $tone: Tone }>`
  width: 0.5rem;
  height: 0.5rem;
  flex: none;
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === 'glass' ? 'var(--glass-ink)' : `var(--st-${$tone})`)};
`
