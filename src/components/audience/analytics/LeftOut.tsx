'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import type { LeftOut as Counts } from '@/contracts/audience/numbers'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { lazyModule } from '../../ui/lazyModule'
import { count } from '../../ui/count'

const dialog = lazyModule(() => import('./HowItIsCounted'))

/** What was not counted, and how counting works. */
export function LeftOut({ leftOut }: { leftOut: Counts }) {
  const [isOpen, setOpen] = useState(false)
  const shown = dialog.useWhen(isOpen, () => setOpen(false))
  return (
    <Line>
      <Icon name="bot" />
      <span>
        <b>Left out:</b> {leftOutText(leftOut)}
      </span>
      <Button variant="quiet" size="small" onHoverStart={dialog.preload} onPress={() => setOpen(true)}>
        How it is counted
      </Button>
      {shown && <shown.HowItIsCounted isOpen={isOpen} onOpenChange={setOpen} leftOut={leftOut} />}
    </Line>
  )
}

/** "1,402 robots, 38 of your own, 12 who ask not to be counted." */
function leftOutText({ robots, automation, team, optedOut, malformed, limited, dropped }: Counts): string {
  const machines = robots + automation
  const broken = malformed + limited + dropped
  return `${[
    machines === 1 ? '1 robot' : `${count(machines)} robots`,
    // A browser that is logged in tells nothing of itself, so most of one's own visits are no number.
    team > 0 ? `${count(team)} of your own` : 'and your own while you are logged in',
    optedOut > 0 && `${count(optedOut)} who ask not to be counted`,
    broken > 0 && `${count(broken)} broken or too many`,
  ]
    .filter(Boolean)
    .join(', ')}.`
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  align-items: center;
  min-height: 2.75rem;
  font-size: var(--t-ui);
  color: var(--ink-2);

  > span {
    flex: 0 1 auto;
    min-width: 0;
    max-width: calc(100% - 2rem);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`
