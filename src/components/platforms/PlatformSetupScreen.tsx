'use client'

import { styled } from 'styled-components'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Card } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { KeptHere } from '../ui/KeptHere'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { Tabs } from '../ui/Tabs'
import { EqualColumns } from '../ui/Columns'
import { type Platform, platforms } from './checklists'
import { type ChecklistKind, usePlatformChecklists } from './usePlatformChecklists'

/**
 * Seven platforms, each with a setup and a verification checklist, and a total progress bar (docs/behaviour.md,
 * 4.4).
 */
export function PlatformSetupScreen() {
  const { verification } = usePlatformChecklists()
  const [tab, setTab] = useUrlChoice(
    'tab',
    'tiktok',
    platforms.map(({ id }) => id),
  )
  const percent = (verification.ticked / verification.total) * 100
  return (
    <>
      <PageHeader title={SCREENS.platforms.title}>
        Checklists of your own, to set up each account and to collect its badge.
      </PageHeader>
      <Card>
        <ProgressBar
          label="Overall verification progress"
          value={percent}
          valueText={`${verification.ticked} of ${verification.total} ticked`}
          tone={verification.ticked === verification.total ? 'glass' : 'ink'}
        />
        <Kept>
          <KeptHere>You tick what is done; nothing is asked of the platforms.</KeptHere>
        </Kept>
      </Card>
      <Tabs
        label="Platforms"
        selected={tab}
        onChange={setTab}
        items={platforms.map((platform) => ({
          id: platform.id,
          label: platform.label,
          content: <PlatformPanel platform={platform} />,
        }))}
      />
    </>
  )
}

function PlatformPanel({ platform }: { platform: Platform }) {
  return (
    <EqualColumns $count={2}>
      <Card title="Setup checklist">
        <Checklist platform={platform} kind="setup" />
        <Connect>
          <ComingSoonButton icon="link" what={`Connecting ${platform.label}`}>
            {`Connect ${platform.label}`}
          </ComingSoonButton>
        </Connect>
      </Card>
      <Card title="Verification checklist">
        <Checklist platform={platform} kind="verification" />
        {platform.threshold && (
          <Threshold className="callout">{`${platform.label} asks for ${platform.threshold}.`}</Threshold>
        )}
      </Card>
    </EqualColumns>
  )
}

function Checklist({ platform, kind }: { platform: Platform; kind: ChecklistKind }) {
  const { isTicked, toggle, countTicked } = usePlatformChecklists()
  const items = platform[kind]
  return (
    <>
      <Done className="subtle" aria-live="polite">
        {`${countTicked(platform.id, kind)} of ${items.length} done`}
      </Done>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Checkbox
              isSelected={isTicked(platform.id, kind, item)}
              onChange={() => toggle(platform.id, kind, item)}
            >
              {item}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}

const Kept = styled.div`
  margin-top: 0.75rem;
`

const Done = styled.p`
  margin: -0.75rem 0 0.5rem;
`

const Threshold = styled.p`
  margin-top: 1rem;
`

const Connect = styled.div`
  margin-top: 1rem;
`
