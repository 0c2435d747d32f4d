import { styled } from 'styled-components'
import { Card } from '../../ui/Card'
import { EqualColumns } from '../../ui/Columns'
import { CARD_TITLES } from './words'

const NUMBERS = ['Views', 'Engagement Rate', 'Follower Growth'] as const
const CHARTS = [CARD_TITLES.content, CARD_TITLES.revenue] as const

/** Every card, each of which says "Coming Soon" (docs/behaviour.md, 4.9). */
export function SoonCards() {
  return (
    <>
      <EqualColumns>
        {NUMBERS.map((title) => (
          <Card key={title} title={title}>
            <Soon>Coming Soon</Soon>
          </Card>
        ))}
      </EqualColumns>
      <Chart title={CARD_TITLES.audience} />
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

export const Soon = styled.p`
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
