import { styled } from 'styled-components'
import type { DeliveryState, Letter } from '@/contracts/audience/letters'
import { onPhone } from '../../theme/tokens'
import { useClock } from '../../ui/useClock'
import { aboutTime, clockIn } from './letterWords'
import { count } from '../../ui/count'

/** The parts of the bar and of the row below it; a letter that is being handed over still waits. */
const PARTS: { id: string; label: string; states: DeliveryState[]; colour: string }[] = [
  { id: 'sent', label: 'Sent', states: ['sent'], colour: 'var(--glass-ink)' },
  { id: 'waiting', label: 'Waiting', states: ['waiting', 'sending'], colour: 'var(--line-strong)' },
  { id: 'refused', label: 'Refused', states: ['refused', 'failed'], colour: 'var(--st-red)' },
  { id: 'skipped', label: 'Skipped', states: ['skipped'], colour: 'var(--control)' },
  { id: 'uncertain', label: 'Not certain', states: ['uncertain'], colour: 'var(--st-amber)' },
]

/** How far a letter is: sent, time left, and one bar in five parts with their numbers in words. */
export function LetterProgress({ letter }: { letter: Letter }) {
  const { counts, status } = letter
  const total = letter.total ?? 0
  const parts = PARTS.map(({ states, ...part }) => ({
    ...part,
    number: states.reduce((sum, state) => sum + counts[state], 0),
  }))
  // Waiting people stand last in the bar, because that is what is still empty.
  const bar = [...parts.filter(({ id }) => id !== 'waiting'), ...parts.filter(({ id }) => id === 'waiting')]
  return (
    <section className="card" aria-label="How far it is">
      <Top>
        <p>
          <b>{count(counts.sent)}</b> of {count(total)} sent
        </p>
        {status === 'sending' && <TimeLeft letter={letter} />}
      </Top>
      <Bar aria-hidden="true">
        {bar.map(({ id, number, colour }) => (
          <i key={id} style={{ flexGrow: number, background: colour }} hidden={number === 0} />
        ))}
      </Bar>
      <Numbers>
        {parts.map(({ id, label, number, colour }) => (
          <div key={id}>
            <dt>
              <i style={{ background: colour }} />
              {label}
            </dt>
            <dd>{count(number)}</dd>
          </div>
        ))}
      </Numbers>
    </section>
  )
}

/** At the pace so far; nothing until there is one. */
function TimeLeft({ letter: { counts, total, startedAt, zone } }: { letter: Letter }) {
  const now = useClock()
  const open = counts.waiting + counts.sending
  const done = (total ?? 0) - open
  const seconds = startedAt ? (now - Date.parse(startedAt)) / 1_000 : 0
  if (done < 5 || seconds < 3 || !startedAt) return null
  const rate = done / seconds
  const perSecond = rate < 10 ? rate.toFixed(1) : count(Math.round(rate))
  return (
    <p>
      <strong>{`${aboutTime(open / rate)} left`}</strong>
      <small>{`${perSecond} a second, since ${clockIn(zone, startedAt)}`}</small>
    </p>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: end;
  justify-content: space-between;
  padding: 1.25rem 1.25rem 0;
  color: var(--ink-2);

  b {
    margin-right: 0.25rem;
    font-size: 3.25rem;
    font-weight: 550;
    line-height: 1;
    letter-spacing: -0.02em;
    color: var(--ink);
  }
  strong,
  small {
    display: block;
    text-align: right;
  }
  strong {
    font-weight: 600;
    color: var(--ink);

    &::first-letter {
      text-transform: uppercase;
    }
  }
  small {
    font-size: var(--t-small);
  }
  ${onPhone} {
    strong,
    small {
      text-align: left;
    }
  }
`

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;
  margin: 1rem 1.25rem 1.25rem;
  border-radius: var(--r-control);
  overflow: hidden;

  > i {
    flex: 0 0 0;
    min-width: 3px;
  }
  > [hidden] {
    display: none;
  }
`

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  border-top: 1px solid var(--line);

  > div {
    padding: 0.75rem 1.25rem;
  }
  dt {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  dt > i {
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 2px;
  }
  dd {
    font-size: 1.25rem;
    font-weight: 550;
  }
`
