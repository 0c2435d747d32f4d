import type { CSSProperties, ReactNode } from 'react'
import { type Dimension, countedIn } from '@/contracts/audience/dimensions'
import { CLICKS_FROM, type ClickFloor } from '@/contracts/audience/letterClicks'
import { type Breakdown, VISITS_FOR_RATE } from '@/contracts/audience/numbers'
import type { SharedNumbers } from '@/contracts/audience/shares'
import { formatCents } from '@/contracts/core/money'
import { type Bar, BarList } from '../../ui/charts/BarList'
import { Headline } from '../../layout/Headline'
import { formatDay } from '../../ui/formatDay'
import { timeIn } from '../../ui/timeZones'
import { daysText } from '../analytics/range'
import { FUNNEL_ITEMS, type Funnel, STEP_WORDS, shareText, stepText, valueText } from '../analytics/words'
import { count } from '../../ui/count'
import { Course } from './Course'
import { NumbersStyles } from './NumbersStyles'
import { PrintButton } from './PrintButton'

type Props = {
  numbers: SharedNumbers
  /** The site's name, for the printed page. */
  brand: string
}

/** Numbers of a range of days for whoever has the link, on one printed page (docs/behaviour.md, 14.5). */
export function NumbersPage({ numbers, brand }: Props) {
  const { label, range, countedDays, zone, totals, unit } = numbers
  const shown = count(totals.visits)
  const perDay = Math.round(totals.visits / Math.max(1, countedDays))
  return (
    <main id="main" className="numbers">
      <NumbersStyles />
      <header className="wrap grid12 numbers-head">
        <p className="caption">{`For ${label}`}</p>
        <p className="numbers-brand" aria-hidden="true">
          {brand}
        </p>
        <Headline as="h1" size="h1" copy={{ start: `${lengthText(range.days)},`, end: 'counted' }} />
        <div className="numbers-aside">
          <p className="muted">{`${rangeText(range)}, in ${timeIn(zone)}.`}</p>
          <PrintButton />
        </div>
      </header>
      <div className="numbers-band">
        <p className="wrap grid12">
          <b className="display" style={{ '--signs': Math.max(5, shown.length) } as CSSProperties}>
            {shown}
          </b>
          <span>
            <i className="display h2">{totals.visits === 1 ? 'visit' : 'visits'}</i>
            {countedDays > 1 && totals.visits >= VISITS_FOR_RATE && `${count(perDay)} a day`}
          </span>
        </p>
      </div>
      <Figures numbers={numbers} />
      <div className="wrap grid12 numbers-lists">
        {numbers.series && (
          <section className="numbers-course">
            <h2 className="display h3">{unit === 'hour' ? 'Hour by hour' : 'Day by day'}</h2>
            <Course numbers={{ ...numbers, series: numbers.series }} />
          </section>
        )}
        <List title="Where they live" dim="places" of={numbers.places} totals={totals} />
        <List title="What they come for" dim="pages" of={numbers.pages} totals={totals} />
        <List title="Where they come from" dim="sources" of={numbers.sources} totals={totals} />
        <List title="What they hold" dim="devices" of={numbers.devices} totals={totals} />
        <List title="What they do" dim="goals" of={numbers.goals} totals={totals} />
        {numbers.funnels && (
          <Section title="How far they go">
            <Reached funnels={numbers.funnels} />
          </Section>
        )}
        {numbers.revenue && (
          <Section title="What they bring">
            {numbers.revenue.length === 0
              ? 'Nothing in these days.'
              : numbers.revenue.map(({ currency, cents }) => formatCents(cents, currency)).join(', ')}
          </Section>
        )}
      </div>
      <section className="wrap grid12 numbers-how">
        <h2 className="caption">How it is counted</h2>
        <p className="muted">{howText(numbers)}</p>
      </section>
    </main>
  )
}

function Figures({ numbers: { totals, engagementRate, letters } }: { numbers: SharedNumbers }) {
  const { views, visits, visitors, visitorsPerDay, seconds } = totals
  const aVisit = visits < VISITS_FOR_RATE ? '--' : `${(views / visits).toFixed(1)} a visit`
  return (
    <dl className="wrap numbers-figures">
      <Figure name="Views" value={count(views)} note={aVisit} />
      <Figure
        name="Engaged visits"
        value={engagementRate === null ? '--' : `${Math.round(engagementRate)}%`}
        note="10 seconds, two pages or a goal"
      />
      <Figure
        name={visitors === null ? 'Visitors a day' : 'Visitors'}
        value={
          visitors === null
            ? visitorsPerDay === null
              ? '--'
              : count(Math.round(visitorsPerDay))
            : count(visitors)
        }
        note={visitors === null ? 'On average; never added up' : 'On this day'}
      />
      <Figure
        name="Seconds a visit"
        value={seconds === null ? '--' : count(seconds)}
        note="On screen, on average"
      />
      {letters && (
        <>
          <Figure name="Subscribers" value={count(letters.subscribers)} note="Confirmed, on the list now" />
          <Figure
            name="Letters opened"
            value={letters.opened ? `≥ ${letters.opened.floor}%` : '--'}
            note={openedText(letters.opened)}
          />
        </>
      )}
    </dl>
  )
}

function openedText(opened: ClickFloor | null): string {
  if (!opened) return `No letter to ${CLICKS_FROM} people in these days`
  return `Of ${opened.letters === 1 ? '1 letter' : `${count(opened.letters)} letters`}, from clicks alone`
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="display">{value}</dd>
      <dd className="subtle">{note}</dd>
    </div>
  )
}

type ListProps = { title: string; dim: Dimension; of: Breakdown | null; totals: SharedNumbers['totals'] }

/** Shares of all; plain numbers of goals, and while there are too few visits for a share. */
function List({ title, dim, of, totals }: ListProps) {
  if (!of) return null
  const what = countedIn(dim)
  const hasShares = dim !== 'goals' && totals.visits >= VISITS_FOR_RATE
  const bars = of.rows.slice(0, 5).map((row): Bar => {
    const value = row[what]
    const text = hasShares ? shareText(value, totals[what]) : count(value)
    return { id: row.value, name: valueText(dim, row.value), value, text }
  })
  return (
    <Section title={title}>
      {bars.length > 0 ? <BarList label={title} bars={bars} /> : 'Nothing yet.'}
    </Section>
  )
}

/** How many reached each step of the funnels that anybody entered. */
function Reached({ funnels }: { funnels: readonly Funnel[] }) {
  const entered = FUNNEL_ITEMS.flatMap(({ id, label }) => {
    const steps = funnels.find(({ name }) => name === id)?.steps ?? []
    return steps.some((step) => step.count > 0) ? [{ id, label, steps }] : []
  })
  if (entered.length === 0) return 'Nothing yet.'
  return entered.map(({ id, label, steps }) => (
    <ol key={id} className="numbers-steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.step}>
          {STEP_WORDS[step.step]} <b>{count(step.count)}</b> <small>{stepText(step, index)}</small>
        </li>
      ))}
    </ol>
  ))
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display h3">{title}</h2>
      {children}
    </section>
  )
}

/** Always with the year: the page may be read long after. */
function rangeText({ from, to }: SharedNumbers['range']): string {
  const year = to.slice(0, 4)
  return from.startsWith(year) ? `${daysText({ from, to })}, ${year}` : daysText({ from, to })
}

const LENGTHS: Record<number, string> = {
  1: 'One day',
  7: 'One week',
  28: 'Four weeks',
  364: 'Twelve months',
}

function lengthText(days: number): string {
  return LENGTHS[days] ?? `${days} days`
}

function howText({ leftOut, countingSince, countedDays, range, expiresAt }: SharedNumbers): string {
  return [
    countedDays < range.days && `Counted on ${count(countedDays)} of these ${count(range.days)} days.`,
    'Without cookies, and without knowing anybody twice: a visitor is new every day,',
    'so visits are given for the whole time and people only for a day.',
    `Robots (${count(leftOut.robots + leftOut.automation)}) and the site’s own people are left out,`,
    'and so is whoever asks not to be counted.',
    'The country comes from the browser’s time zone.',
    countingSince && `Counting since ${formatDay(countingSince)}.`,
    `Counted by the site, not typed in. This page works until ${formatDay(expiresAt)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
