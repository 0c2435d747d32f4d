'use client'

import { styled } from 'styled-components'
import { SCREENS } from '@/contracts/screens'
import { Card } from '../ui/Card'
import { Icon } from '../ui/Icon'
import { ListRows } from '../ui/ListRows'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { SampleBadge } from '../ui/SampleBadge'
import { SampleNote } from '../ui/SampleNote'
import { formatDay } from '../ui/formatDay'
import { onPhone } from '../theme/tokens'
import type { Achievement } from './sampleAchievements'
import { useAchievements } from './useAchievements'

/** Points, progress and the six achievements (docs/behaviour.md, 4.12). */
export function AchievementsScreen() {
  const { achievements, points, totalPoints, percent } = useAchievements()
  return (
    <>
      <PageHeader title={SCREENS.achievements.title}>How points and achievements will look.</PageHeader>
      <SampleNote>
        Six sample achievements, with sample points and days. Yours unlock by what you do here, in a later
        version.
      </SampleNote>
      <Split>
        <Card title="Total Points" aside={<SampleBadge />}>
          <Points>{points}</Points>
          <ProgressBar
            label="Progress"
            value={percent}
            valueText={`${percent}% of ${totalPoints} points`}
            tone="glass"
          />
        </Card>
        <Card title="All achievements" aside={<SampleBadge />} isFlush>
          <ListRows>
            {achievements.map((achievement) => (
              <Row key={achievement.id} achievement={achievement} />
            ))}
          </ListRows>
        </Card>
      </Split>
    </>
  )
}

function Row({
  achievement: { title, description, points, unlocked, unlockedDate },
}: {
  achievement: Achievement
}) {
  return (
    <li>
      <Medal data-unlocked={unlocked || undefined}>
        <Icon name="medal" />
      </Medal>
      <div>
        <Title data-locked={!unlocked || undefined}>{title}</Title>
        <p className="subtle">{description}</p>
      </div>
      <End data-end>
        <b>{points} points</b>
        <small className="subtle">{unlockedDate ? `Unlocked ${formatDay(unlockedDate)}` : 'Locked'}</small>
      </End>
    </li>
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

const Medal = styled.span`
  flex: none;
  color: var(--ink-3);

  &[data-unlocked] {
    color: var(--glass-ink);
  }
`

const Title = styled.p`
  font-weight: 550;
  line-height: 1.4;

  &[data-locked] {
    color: var(--ink-2);
  }
`

const End = styled.p`
  display: grid;
  justify-items: end;
  text-align: right;
  font-size: var(--t-ui);

  flex: none;

  b {
    font-weight: 550;
  }
`
