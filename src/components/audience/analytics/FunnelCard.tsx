'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import type { Filter } from '@/contracts/audience/dimensions'
import { readFunnels } from '@/contracts/audience/numbers'
import { useLoad } from '../../api/useLoad'
import { onPhone } from '../../theme/tokens'
import { Card } from '../../ui/Card'
import { Segments } from '../../ui/Segments'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { OnlyThese } from './OnlyThese'
import type { View } from './useView'
import { count } from '../../ui/count'
import { FUNNEL_ITEMS, type Funnel, STEP_WORDS, type Step, stepText } from './words'

/** The filter that shows who reached a step. */
const FILTERS: Record<Step['step'], Filter> = {
  landing: { dim: 'pages', value: '/' },
  signup: { dim: 'goals', value: 'signup' },
  confirm: { dim: 'goals', value: 'confirm' },
  shop: { dim: 'pages', value: '/shop' },
  cart: { dim: 'goals', value: 'cart' },
  order: { dim: 'goals', value: 'order' },
  'join-team': { dim: 'pages', value: '/join-team' },
  application: { dim: 'goals', value: 'application' },
}

/** How many of those who saw a page reached each step after it; a step that is pressed becomes a filter. */
export function FunnelCard({ view }: { view: View }) {
  const [name, setName] = useState<Funnel['name']>('shop')
  const load = useLoad(readFunnels, { query: view.query })
  const funnel = load.data?.funnels.find((each) => each.name === name)
  return (
    <Card
      title="Funnel"
      aside={
        <Choice>
          <Segments label="Funnel" items={FUNNEL_ITEMS} value={name} onChange={setName} />
        </Choice>
      }
    >
      <WhenLoaded load={load} text="Loading the funnel..." failure="The funnel could not be loaded.">
        {() => funnel && <Steps funnel={funnel} view={view} />}
      </WhenLoaded>
    </Card>
  )
}

function Steps({ funnel: { steps }, view }: { funnel: Funnel; view: View }) {
  const most = Math.max(1, ...steps.map((step) => step.count))
  return (
    <List>
      {steps.map((step, index) => {
        const next = steps[index + 1]
        return (
          <li key={step.step}>
            <span>
              <OnlyThese view={view} filter={FILTERS[step.step]} name={STEP_WORDS[step.step]} />
            </span>
            <b>{count(step.count)}</b>
            <small>{stepText(step, index)}</small>
            <Block viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {next && <path d={slope(step.count / most, next.count / most)} />}
              <rect x="0" width="62" y={100 - height(step.count / most)} height={height(step.count / most)} />
            </Block>
          </li>
        )
      })}
    </List>
  )
}

/** At least a line, so that one of thousands is seen. */
function height(part: number): number {
  return part > 0 ? Math.max(1.5, part * 100) : 0
}

function slope(from: number, to: number): string {
  return `M62 ${100 - height(from)}L100 ${100 - height(to)}V100H62Z`
}

const Choice = styled.div`
  margin-left: auto;
`

const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  > li {
    --reach: -0.75rem 0 0 -0.75rem;
    position: relative;
    display: grid;
    align-content: end;
  }
  span,
  small {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  small {
    padding: 0 0.75rem 0.75rem 0;
    line-height: 1.4;
    color: var(--ink-3);
  }
  b {
    font-size: 1.875rem;
    font-weight: 500;
    letter-spacing: -0.025em;
    line-height: 1.2;
  }
  ${onPhone} {
    b {
      font-size: 1.5rem;
    }
  }
`

const Block = styled.svg`
  display: block;
  width: 100%;
  height: 7.5rem;
  border-bottom: 1px solid var(--ink);

  path {
    fill: var(--glass-tint);
  }
  rect {
    fill: var(--chart-2);
  }
  li:last-child > & rect {
    fill: var(--ink);
  }
  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
    path {
      fill: none;
    }
  }
`
