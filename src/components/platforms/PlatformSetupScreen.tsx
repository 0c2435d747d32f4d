'use client'

import { styled } from 'styled-components'
import { PLATFORMS } from '@/contracts/platformChecklists'
import type { PlatformProfile } from '@/contracts/platforms'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Card } from '../ui/Card'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { Tabs } from '../ui/Tabs'
import { PlatformPanel } from './PlatformPanel'
import { countTicks, usePlatformProfiles } from './usePlatformProfiles'

/**
 * Seven platforms, each with the account, a setup and a verification checklist, and a total progress bar
 * (docs/behaviour.md, 4.4).
 */
export function PlatformSetupScreen({ rendered }: { rendered: PlatformProfile[] }) {
  const { profiles, tick } = usePlatformProfiles(rendered)
  const { total, ticked } = countTicks(profiles, 'verification')
  const setup = countTicks(profiles, 'setup')
  const [tab, setTab] = useUrlChoice(
    'tab',
    'tiktok',
    PLATFORMS.map(({ id }) => id),
  )
  return (
    <>
      <PageHeader title={SCREENS.platforms.title}>
        Checklists of your own, to set up each account and to collect its badge.
      </PageHeader>
      <Card>
        <ProgressBar
          label="Overall verification progress"
          value={(ticked / total) * 100}
          valueText={`${ticked} of ${total} ticked`}
          tone={ticked === total ? 'glass' : 'ink'}
        />
        <Note className="subtle">
          {`Setup: ${setup.ticked} of ${setup.total} steps ticked, which is what the dashboard’s home counts.`}
        </Note>
        <Note className="subtle">You tick what is done; nothing is asked of the platforms.</Note>
      </Card>
      <Tabs
        label="Platforms"
        selected={tab}
        onChange={setTab}
        items={PLATFORMS.map((platform) => {
          const profile = profiles.find((each) => each.platform === platform.id)
          return {
            id: platform.id,
            label: platform.label,
            content: profile && <PlatformPanel platform={platform} profile={profile} onTick={tick} />,
          }
        })}
      />
    </>
  )
}

const Note = styled.p`
  margin-top: 0.75rem;
`
