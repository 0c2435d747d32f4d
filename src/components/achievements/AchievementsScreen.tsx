'use client'

import { styled } from 'styled-components'
import { type Achievements, getAchievements } from '@/contracts/achievements'
import { SCREENS } from '@/contracts/screens'
import { useLoad } from '../api/useLoad'
import { SamplesNote } from '../session/SamplesNote'
import { Card } from '../ui/Card'
import { ListRows } from '../ui/ListRows'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { SampleBadge } from '../ui/SampleBadge'
import { onPhone } from '../theme/tokens'
import { AchievementRow } from './AchievementRow'

const CALLS = [getAchievements]

/** Points, progress and the six achievements, samples until one is unlocked (docs/behaviour.md, 4.12). */
export function AchievementsScreen({ rendered }: { rendered: Achievements }) {
  const { data = rendered } = useLoad(getAchievements, { rendered })
  const { items, points, totalPoints, percent } = data
  const isSample = data.set === 'sample'
  return (
    <>
      <PageHeader title={SCREENS.achievements.title}>
        {isSample
          ? 'How points and achievements will look.'
          : 'What is done counts, and is never taken back.'}
      </PageHeader>
      {isSample && <SamplesNote set="achievements" samples="achievements" refresh={CALLS} />}
      <Split>
        <Card title="Total Points" aside={isSample && <SampleBadge />}>
          <Points>{points}</Points>
          <ProgressBar
            label="Progress"
            value={percent}
            valueText={`${percent}% of ${totalPoints} points`}
            tone="glass"
          />
        </Card>
        <Card title="All achievements" aside={isSample && <SampleBadge />} isFlush>
          <ListRows>
            {items.map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
          </ListRows>
        </Card>
      </Split>
    </>
  )
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.8fr);
  gap: 1.25rem;
  align-items: start;

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Points = styled.p`
  margin-bottom: 1rem;
  font-family: var(--font-display);
  font-variation-settings: 'opsz' 28;
  font-size: 4.5rem;
  font-variant-numeric: lining-nums;
  line-height: 1;
`
