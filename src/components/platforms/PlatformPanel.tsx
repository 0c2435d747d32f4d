'use client'

import { styled } from 'styled-components'
import type { ChecklistName, Platform } from '@/contracts/platformChecklists'
import type { PlatformProfile } from '@/contracts/platforms'
import { Card } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import { EqualColumns } from '../ui/Columns'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { AccountCard } from './AccountCard'
import { type Tick, tickedItems } from './usePlatformProfiles'

type Props = { platform: Platform; profile: PlatformProfile; onTick: (tick: Tick) => void }

/** One platform: the account on it, and its two checklists. */
export function PlatformPanel({ platform, profile, onTick }: Props) {
  const { id, label, threshold } = platform
  const entered =
    profile.followers === null ? '' : ` You entered ${profile.followers.toLocaleString('en-US')}.`
  return (
    <Panel>
      <AccountCard key={id} label={label} profile={profile} />
      <EqualColumns $count={2}>
        <Card title="Setup checklist">
          <Checklist platform={platform} profile={profile} onTick={onTick} list="setup" />
          <Space>
            <ComingSoonButton icon="link" what={`Connecting ${label}`}>{`Connect ${label}`}</ComingSoonButton>
          </Space>
        </Card>
        <Card title="Verification checklist">
          <Checklist platform={platform} profile={profile} onTick={onTick} list="verification" />
          {threshold && (
            <Space as="p" className="callout">{`${label} asks for ${threshold}.${entered}`}</Space>
          )}
        </Card>
      </EqualColumns>
    </Panel>
  )
}

function Checklist({ platform, profile, onTick, list }: Props & { list: ChecklistName }) {
  const items = platform[list]
  const ticked = tickedItems(profile, list)
  return (
    <>
      <Done className="subtle" aria-live="polite">{`${ticked.length} of ${items.length} done`}</Done>
      <ul>
        {items.map(({ id: item, label }) => (
          <li key={item}>
            <Checkbox
              isSelected={ticked.includes(item)}
              onChange={(on) => onTick({ platform: platform.id, list, item, on })}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}

const Panel = styled.div`
  display: grid;
  gap: 1rem;
`

const Done = styled.p`
  margin: -0.75rem 0 0.5rem;
`

const Space = styled.div`
  margin-top: 1rem;
`
