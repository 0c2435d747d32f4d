'use client'

import { styled } from 'styled-components'
import { decideUncertain, listDeliveries } from '@/contracts/audience/letterSending'
import type { Letter } from '@/contracts/audience/letters'
import { useSend } from '../../api/useSend'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { DeliveryRows } from './Deliveries'
import { LETTER_CALLS, LETTER_CHANGE } from './letterCalls'
import { clockIn } from './letterWords'
import { count } from '../../ui/count'

/** Mails of which nobody can know whether they arrived, and both answers with the same weight. */
export function Uncertain({ letter }: { letter: Letter }) {
  const { id, counts, zone } = letter
  const decide = useSend(decideUncertain, {
    ...LETTER_CHANGE,
    refresh: [...LETTER_CALLS, listDeliveries],
    success: { title: 'Decided' },
  })
  const run = (action: 'leave' | 'again') => void decide.run({ params: { id }, body: { action } })
  return (
    <Box aria-labelledby="uncertain">
      <header>
        <Icon name="warn" />
        <div>
          <h2 id="uncertain">{`${count(counts.uncertain)} ${counts.uncertain === 1 ? 'is' : 'are'} not certain`}</h2>
          <p>
            The line broke just before the answer came. Each of these mails arrived once or not at all, and
            nobody can know which.
          </p>
        </div>
      </header>
      <DeliveryRows
        letter={letter}
        state="uncertain"
        end={({ settledAt }) => settledAt && clockIn(zone, settledAt)}
      />
      <Answers>
        <div>
          <Button variant="line" isDisabled={decide.isPending} onPress={() => run('leave')}>
            Leave it
          </Button>
          <p>They count as sent. Nobody gets it twice, one or the other may get nothing.</p>
        </div>
        <div>
          <Button variant="line" isDisabled={decide.isPending} onPress={() => run('again')}>
            Send again
          </Button>
          <p>With the same Message-ID. Most mail programs hide the second copy, some show both.</p>
        </div>
      </Answers>
    </Box>
  )
}

const Box = styled.section`
  border: 1px solid var(--st-amber);
  border-radius: var(--r-2);
  background: var(--raised);
  overflow: hidden;

  > header {
    display: flex;
    gap: 0.75rem;
    padding: 1rem 1.25rem;
    background: var(--st-amber-bg);
    font-size: var(--t-small);
    color: var(--st-amber);
  }
  h2 {
    font-size: var(--t-ui);
    font-weight: 600;
  }
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    gap: 0.625rem;
    justify-items: start;
    align-content: start;
    padding: 1rem 1.25rem;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  > div + div {
    border-left: 1px solid var(--line);
  }
  ${onPhone} {
    grid-template-columns: 1fr;

    > div + div {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
  }
`
