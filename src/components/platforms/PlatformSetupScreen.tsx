'use client'

import { styled } from 'styled-components'
import { PLATFORMS, type ChecklistName, type Platform, type PlatformId } from '@/contracts/platformChecklists'
import {
  type PlatformProfile,
  PLATFORM_TEXTS,
  listPlatformProfiles,
  updatePlatformProfile,
} from '@/contracts/platforms'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Card } from '../ui/Card'
import { PageHeader } from '../ui/PageHeader'
import { ProgressBar } from '../ui/ProgressBar'
import { Tabs } from '../ui/Tabs'
import { Checkbox } from '../ui/Checkbox'
import { EqualColumns } from '../ui/Columns'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { AccountCard } from './AccountCard'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '@/contracts/core/call'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { useLoad } from '../api/useLoad'

type ScreenProps = {
  rendered: PlatformProfile[]
  /** Whether visits are counted. */
  isCounted: boolean
}

/**
 * Seven platforms, each with the account, a setup and a verification checklist, and a total progress bar
 * (docs/behaviour.md, 4.4).
 */
export function PlatformSetupScreen({ rendered, isCounted }: ScreenProps) {
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
            content: profile && (
              <PlatformPanel platform={platform} profile={profile} isCounted={isCounted} onTick={tick} />
            ),
          }
        })}
      />
    </>
  )
}

const Note = styled.p`
  margin-top: 0.75rem;
`

type Props = { platform: Platform; profile: PlatformProfile; onTick: (tick: Tick) => void }

/** One platform: the account on it, and its two checklists. */
function PlatformPanel({ platform, profile, isCounted, onTick }: Props & { isCounted: boolean }) {
  const { id, label, threshold } = platform
  const entered =
    profile.followers === null ? '' : ` You entered ${profile.followers.toLocaleString('en-US')}.`
  return (
    <Panel>
      <AccountCard key={id} label={label} profile={profile} isCounted={isCounted} />
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

const KEY = callUrl(listPlatformProfiles)

type Tick = { platform: PlatformId; list: ChecklistName; item: string; on: boolean }

/** The rendered profiles and all ticks since; a tick shows at once, and ticks are stored one after another. */
function usePlatformProfiles(rendered: PlatformProfile[]) {
  const { mutate } = useSWRConfig()
  const { data: profiles = rendered } = useLoad(listPlatformProfiles, { rendered })
  const attempt = useAttempt({ failure: PLATFORM_TEXTS.tickFailed })
  // Sent in the order of the presses, so that the last tick of an item wins.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const show = (tick: Tick) =>
    mutate<PlatformProfile[]>(KEY, (now = rendered) => now.map((each) => withTick(each, tick)), {
      revalidate: false,
    })

  function tick(change: Tick): void {
    const { platform, ...body } = change
    void show(change)
    const stored = () => send(updatePlatformProfile, { params: { platform }, body: { tick: body } })
    last.current = last.current.then(() => attempt(stored).catch(() => show({ ...change, on: !change.on })))
  }
  return { profiles, tick }
}

/** The ids of the ticked items of a list. */
function tickedItems(profile: PlatformProfile, list: ChecklistName): readonly string[] {
  return list === 'setup' ? profile.setupDone : profile.verificationDone
}

/** Counts the items of a list over all platforms, and those that are ticked. */
function countTicks(
  profiles: readonly PlatformProfile[],
  list: ChecklistName,
): { total: number; ticked: number } {
  return {
    total: PLATFORMS.reduce((sum, platform) => sum + platform[list].length, 0),
    ticked: profiles.reduce((sum, profile) => sum + tickedItems(profile, list).length, 0),
  }
}

function withTick(profile: PlatformProfile, { platform, list, item, on }: Tick): PlatformProfile {
  if (profile.platform !== platform) return profile
  const others = tickedItems(profile, list).filter((each) => each !== item)
  return { ...profile, [`${list}Done`]: on ? [...others, item] : others }
}
