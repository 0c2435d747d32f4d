'use client'

import { styled } from 'styled-components'
import { NUMBERS_TEXTS, VISIT_DAYS, changeCounting, readCounting } from '@/contracts/audience/numbers'
import { useSend } from '../../api/useSend'
import { onTablet } from '../../theme/tokens'
import { Button } from '../../ui/Button'

const LEDGER: [string, string[]][] = [
  [
    'Stored',
    [
      'Page, day and hour, seconds on screen',
      'Where a visit came from, its country, kind of device',
      'Goals: sign-up, confirmation, application, cart, order, a pressed link',
    ],
  ],
  [
    'Never stored',
    [
      'Address of the visitor, browser line, cookies',
      'Anyone who asks not to be counted',
      'Who opened a letter',
    ],
  ],
  ['Kept', [`${VISIT_DAYS} days, then deleted. A visitor cannot be told apart from one day to the next.`]],
]

/** Asks an admin to begin, with what will be stored in plain words (docs/behaviour.md, 4.9). */
export function StartCounting({ isAgain }: { isAgain: boolean }) {
  const { run, isPending } = useSend(changeCounting, {
    refresh: [readCounting],
    success: { title: NUMBERS_TEXTS.started, description: 'The first one shows within a minute.' },
    failure: NUMBERS_TEXTS.failed,
  })
  return (
    <Frame className="card" aria-labelledby="start-counting">
      <div>
        <h2 id="start-counting">{isAgain ? 'Count again' : 'Count from today'}</h2>
        <p>
          {isAgain
            ? 'Visits are not counted at present. What was counted before stays below.'
            : 'Nothing is counted until you say so. Then every card below fills by itself, the first within a minute.'}
        </p>
        <Button
          variant="primary"
          isPending={isPending}
          pendingText="Starting..."
          onPress={() => void run({ body: { isCounting: true } })}
        >
          Start counting
        </Button>
        <p className="subtle">You can stop at any time. The privacy page says so by itself.</p>
      </div>
      <dl>
        {LEDGER.map(([what, lines]) => (
          <div key={what}>
            <dt>{what}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Frame>
  )
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
  overflow: hidden;

  > div {
    display: grid;
    gap: 0.875rem;
    align-content: center;
    justify-items: start;
    padding: clamp(1.25rem, 2.4vw, 2.25rem);
  }
  h2 {
    font-family: var(--font-display);
    font-variation-settings: 'opsz' 20;
    font-size: clamp(1.875rem, 1.5rem + 1.1vw, 2.5rem);
    letter-spacing: -0.02em;
    line-height: 1.05;
  }
  p {
    max-width: 26rem;
    color: var(--ink-2);
  }
  > dl {
    display: grid;
    align-content: center;
    padding: clamp(1rem, 2vw, 1.75rem) clamp(1.25rem, 2.4vw, 2.25rem);
    background: var(--glass-tint);
    font-size: var(--t-ui);
  }
  dl > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: 0.125rem 1rem;
    padding-block: 0.875rem;
  }
  dl > div + div {
    border-top: 1px solid color-mix(in oklab, var(--glass-ink) 28%, transparent);
  }
  dt {
    grid-row: 1 / 9;
    font-weight: 600;
    color: var(--glass-ink);
  }
  dd {
    grid-column: 2;
    line-height: 1.5;
  }
  ${onTablet} {
    grid-template-columns: minmax(0, 1fr);

    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
    dd {
      grid-column: 1;
    }
    dt {
      grid-row: auto;
    }
  }
`
