'use client'

import { styled } from 'styled-components'
import {
  ENGAGED_SECONDS,
  type LeftOut,
  NUMBERS_TEXTS,
  VISITS_FOR_RATE,
  VISIT_DAYS,
  VISIT_MINUTES,
  changeCounting,
  readCounting,
} from '@/contracts/audience/numbers'
import { useSend } from '../../api/useSend'
import { useSession } from '../../session/useSession'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { count } from '../../ui/count'

type Props = { leftOut: LeftOut; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

const REASONS: Record<keyof LeftOut, string> = {
  robots: 'Robots, by what they call themselves',
  automation: 'Browsers that a program drives',
  team: 'People who are logged in here',
  optedOut: 'Browsers that ask not to be counted',
  malformed: 'What no page of this site sends',
  limited: 'More than 120 a minute from one address',
  dropped: 'More than could be stored',
}

/** What the words on Analytics mean, how sure they are, and what was left out why; admins can stop here. */
export function HowItIsCounted({ leftOut, isOpen, onOpenChange }: Props) {
  const isAdmin = useSession().user?.isAdmin === 'true'
  const { run, isPending } = useSend(changeCounting, {
    refresh: [readCounting],
    success: { title: NUMBERS_TEXTS.stopped, description: 'What was counted stays.' },
    failure: NUMBERS_TEXTS.failed,
  })
  async function stop(): Promise<void> {
    if (await run({ body: { isCounting: false } })) onOpenChange(false)
  }
  return (
    <Dialog title="How it is counted" isOpen={isOpen} onOpenChange={onOpenChange} isPending={isPending}>
      <Words>
        <div>
          <dt>Visit</dt>
          <dd>{`What one browser looks at until ${VISIT_MINUTES} minutes pass without a sign.`}</dd>
        </div>
        <div>
          <dt>Engaged</dt>
          <dd>{`At least ${ENGAGED_SECONDS} seconds on screen, two pages, or a goal.`}</dd>
        </div>
        <div>
          <dt>Visitor</dt>
          <dd>
            Known for one day only, without a cookie. Who comes back tomorrow is new, so visitors are never
            added up over days.
          </dd>
        </div>
        <div>
          <dt>Country</dt>
          <dd>From the browser’s time zone, not from an address. Roughly right.</dd>
        </div>
        <div>
          <dt>How sure</dt>
          <dd>
            Never too high but for a robot that hides. Some are missing: browsers that ask, and blockers.
            Orders, sign-ups and applications are counted where they are stored, so none is missing of
            browsers that do not ask to be left out. Rates of fewer than {VISITS_FOR_RATE} visits say nothing
            and show “--”.
          </dd>
        </div>
        <div>
          <dt>Kept</dt>
          <dd>{`Each visit ${VISIT_DAYS} days, sums of a day for good. Filters reach as far as visits.`}</dd>
        </div>
        {(Object.keys(REASONS) as (keyof LeftOut)[]).map((reason) => (
          <div key={reason} data-count="">
            <dt>{REASONS[reason]}</dt>
            <dd>{count(leftOut[reason])}</dd>
          </div>
        ))}
      </Words>
      <DialogActions>
        {isAdmin && (
          <Button
            variant="danger"
            isPending={isPending}
            pendingText="Stopping..."
            onPress={() => void stop()}
          >
            Stop counting
          </Button>
        )}
        <Button variant="line" onPress={() => onOpenChange(false)}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Words = styled.dl`
  display: grid;
  font-size: var(--t-ui);

  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: 0.125rem 1rem;
    padding-block: 0.625rem;
    border-top: 1px solid var(--line);
  }
  > [data-count] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  dt {
    color: var(--ink-2);
  }
  [data-count] > dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
