'use client'

import { useMemo, useOptimistic, useRef, useState, useTransition } from 'react'
import { styled } from 'styled-components'
import {
  CHOSEN_KINDS,
  type ChosenKind,
  KIND_WORDS,
  type MailChoice,
  NOTIFICATION_SETTINGS_TEXTS as TEXTS,
  type NotificationSettings,
  getNotificationSettings,
  hourText,
  updateNotificationSettings,
} from '@/contracts/notificationSettings'
import { getWorkspace } from '@/contracts/workspace'
import type { SendInput } from '@/contracts/core/call'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'
import { onPhone } from '../theme/tokens'
import { Card } from '../ui/Card'
import { Icon } from '../ui/Icon'
import { Segments } from '../ui/Segments'
import { Select } from '../ui/Select'
import { timeZoneItems } from '../ui/timeZones'
import { WhenLoaded } from '../ui/WhenLoaded'
import { SettingsFrame } from './SettingsFrame'

const CHOICES: { id: MailChoice; label: string }[] = [
  { id: 'off', label: 'Off' },
  { id: 'digest', label: 'Digest' },
  { id: 'now', label: 'Now' },
]
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourText(hour) }))

type Change = SendInput<typeof updateNotificationSettings>['body']
type Save = (change: Change) => Promise<unknown>

/** Which notifications are mailed, kind by kind, and when the digest comes (docs/behaviour.md, 4.20). */
export function NotificationsScreen() {
  const settings = useLoad(getNotificationSettings)
  return (
    <SettingsFrame
      title="Notifications"
      note="The bell shows everything. Choose what also comes by mail; your last choice counts, on all your devices."
    >
      <WhenLoaded load={settings} text="Loading your settings..." failure={TEXTS.notLoaded}>
        {() => settings.data && <Loaded settings={settings.data} />}
      </WhenLoaded>
    </SettingsFrame>
  )
}

function Loaded({ settings }: { settings: NotificationSettings }) {
  const { save, hasSaved, isPending } = useSave()
  return (
    <>
      <DigestCard settings={settings} save={save} />
      <Card isFlush>
        <Kinds>
          {CHOSEN_KINDS.map((kind) => (
            <KindRow key={kind} kind={kind} stored={settings.mails[kind]} save={save} />
          ))}
          <li>
            <Words title={KIND_WORDS.security.title} about={KIND_WORDS.security.about} />
            <Fixed>
              <Icon name="key" size="small" />
              Always now. This one cannot be switched off.
            </Fixed>
          </li>
        </Kinds>
      </Card>
      <Saved>
        {isPending && TEXTS.saving}
        {hasSaved && !isPending && (
          <>
            <Icon name="check" size="small" />
            {TEXTS.saved}
          </>
        )}
      </Saved>
    </>
  )
}

/** Sends changes one after another, in the order they were made. */
function useSave() {
  const [hasSaved, setSaved] = useState(false)
  const update = useSend(updateNotificationSettings, {
    refresh: [getNotificationSettings, getWorkspace],
    failure: TEXTS.saveFailed,
    showsServerText: true,
  })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const save: Save = (body) => {
    setWaiting((count) => count + 1)
    const saving = last.current.then(async () => {
      setSaved((await update.run({ body })) !== undefined)
      setWaiting((count) => count - 1)
    })
    last.current = saving
    return saving
  }
  return { save, hasSaved, isPending: waiting > 0 }
}

/** The chosen value at once, and the stored one again when it could not be saved. */
function useChosen<TValue>(stored: TValue, save: (value: TValue) => Promise<unknown>) {
  const [shown, show] = useOptimistic(stored)
  const [, start] = useTransition()
  function choose(next: TValue): void {
    // Begun outside the transition, which would show that it is saving only when it is over.
    const saving = save(next)
    start(async () => {
      show(next)
      await saving
    })
  }
  return [shown, choose] as const
}

function DigestCard({ settings, save }: { settings: NotificationSettings; save: Save }) {
  const [hour, chooseHour] = useChosen(settings.digestHour, (digestHour) => save({ digestHour }))
  const [timeZone, chooseZone] = useChosen(settings.timeZone, (zone) => save({ timeZone: zone }))
  const zones = useMemo(() => timeZoneItems(timeZone), [timeZone])
  return (
    <Card>
      <Digest>
        <Words title="Daily digest" about="One mail, only on days with something unread" />
        <Select label="Hour" items={HOURS} value={String(hour)} onChange={(id) => chooseHour(Number(id))} />
        <Select label="Time zone" items={zones} value={timeZone} onChange={chooseZone} />
      </Digest>
    </Card>
  )
}

function KindRow({ kind, stored, save }: { kind: ChosenKind; stored: MailChoice; save: Save }) {
  const [choice, choose] = useChosen(stored, (next) => save({ mails: { [kind]: next } }))
  const { title, about } = KIND_WORDS[kind]
  return (
    <li>
      <Words title={title} about={about} />
      <Segments label={`${title} by mail`} items={CHOICES} value={choice} onChange={choose} />
    </li>
  )
}

function Words({ title, about }: { title: string; about: string }) {
  return (
    <div>
      <b>{title}</b>
      <p className="subtle">{about}</p>
    </div>
  )
}

const Digest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem 16rem;
  gap: 1rem;
  align-items: end;

  > :first-child {
    align-self: center;
  }
  b {
    font-weight: 600;
  }
  @media (max-width: 1180px) {
    grid-template-columns: 9rem minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Kinds = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1rem;
    justify-content: space-between;
    align-items: center;
    min-height: 4.25rem;
    padding: 0.75rem 1.25rem;
    border-top: 1px solid var(--line);
  }
  > li:first-child {
    border-top: 0;
  }
  b {
    font-weight: 600;
  }
  [role='radiogroup'] > button {
    min-width: 5.25rem;
  }
  ${onPhone} {
    [role='radiogroup'] {
      display: flex;
      flex: 1 0 100%;
    }
    [role='radiogroup'] > button {
      flex: 1;
      min-height: 2.75rem;
    }
  }
`

const Fixed = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  font-size: var(--t-small);
  color: var(--ink-2);
`

const Saved = styled.output`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  min-height: 1.5rem;
  font-size: var(--t-small);
  font-weight: 550;
  color: var(--st-green);
`
