'use client'

import { styled } from 'styled-components'
import { SCREENS } from '@/contracts/screens'
import { Card } from '../ui/Card'
import { PageHeader } from '../ui/PageHeader'
import { EqualColumns } from '../ui/Columns'

const NUMBERS = ['Views', 'Engagement Rate', 'Follower Growth'] as const
const WIDE_CHART = 'Audience over time'
const CHARTS = ['Top content', 'Revenue by platform'] as const

/** Every card says "Coming Soon" (docs/behaviour.md, 4.9). */
export function AnalyticsScreen() {
  return (
    <>
      <PageHeader title={SCREENS.analytics.title}>
        Nothing is measured yet. These six cards fill in a later version, out of what you publish and sell.
      </PageHeader>
      <EqualColumns>
        {NUMBERS.map((title) => (
          <Card key={title} title={title}>
            <Soon>Coming Soon</Soon>
          </Card>
        ))}
      </EqualColumns>
      <Chart title={WIDE_CHART} />
      <EqualColumns $count={2}>
        {CHARTS.map((title) => (
          <Chart key={title} title={title} />
        ))}
      </EqualColumns>
    </>
  )
}

function Chart({ title }: { title: string }) {
  return (
    <Card title={title}>
      <Axes>
        <Soon>Coming Soon</Soon>
      </Axes>
    </Card>
  )
}

const Soon = styled.p`
  font-size: 1.25rem;
  font-weight: 500;
  letter-spacing: -0.015em;
  color: var(--ink-2);
`

const Axes = styled.div`
  display: grid;
  place-items: center;
  min-height: 11rem;
  border-bottom: 1px solid var(--ink);
  background: repeating-linear-gradient(to bottom, var(--line) 0 1px, transparent 1px 2.75rem);

  > p {
    padding: 0.25rem 0.75rem;
    background: var(--raised);
  }
`
