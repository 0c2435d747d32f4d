'use client'

import { SCREENS } from '@/contracts/screens'
import { LinkButton } from '../ui/LinkButton'
import { PageHeader } from '../ui/PageHeader'
import { EqualColumns } from '../ui/Columns'
import { TrashDialog } from './TrashDialog'
import { UpdatesCard } from './UpdatesCard'
import { lazyDialog } from '../api/lazyDialog'
import { Button } from '../ui/Button'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '../ui/Dialog'
import { PasswordForm } from './PasswordForm'
import { SessionList } from './SessionList'
import { type ThemeChoice, themeChoices } from '../theme/themeChoice'
import { useThemeChoice } from '../theme/useThemeChoice'
import { DialogActions } from '../ui/DialogActions'
import { RadioGroup } from '../ui/RadioGroup'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'

/**
 * Five cards: Profile, Notifications, Security, Appearance and Dashboard Updates; below them, the trash
 * (docs/behaviour.md, 4.20).
 */
export function SettingsScreen() {
  return (
    <>
      <PageHeader title={SCREENS.settings.title} />
      <EqualColumns $count={2} $least="20rem">
        <SettingCard icon="user" title="Profile" note="Names, e-mail and picture">
          <ProfileDialog />
        </SettingCard>
        <SettingCard icon="bell" title="Notifications" note="Which mails reach you, and when">
          <LinkButton size="small" href="/dashboard/settings/notifications">
            Configure
          </LinkButton>
        </SettingCard>
        <SettingCard icon="shield" title="Security" note="Password and sessions">
          <SecurityDialog />
        </SettingCard>
        <SettingCard icon="moon" title="Appearance" note="Light, dark or like your device">
          <AppearanceDialog />
        </SettingCard>
      </EqualColumns>
      <UpdatesCard />
      <TrashDialog />
    </>
  )
}

const ProfileForm = lazyDialog(async () => (await import('./ProfileForm')).ProfileForm)

/** The button that changes names, e-mail and picture. */
function ProfileDialog() {
  return (
    <ProfileForm
      button={(open) => (
        <Button size="small" onPress={open}>
          Edit profile
        </Button>
      )}
    />
  )
}

/** The user's password and sessions. */
function SecurityDialog() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Manage
      </Button>
      <Dialog title="Security" isOpen={isOpen} onOpenChange={setOpen} isPending={isPending}>
        <section aria-labelledby="password-title">
          <Heading id="password-title">Change password</Heading>
          <PasswordForm onPending={setPending} />
        </section>
        <Sessions aria-labelledby="sessions-title">
          <Heading id="sessions-title">Where you are logged in</Heading>
          <SessionList />
        </Sessions>
      </Dialog>
    </>
  )
}

const Heading = styled.h3`
  padding-bottom: 0.75rem;
  font-size: 1rem;
  font-weight: 600;
`

const Sessions = styled.section`
  padding-top: 1.125rem;
  border-top: 1px solid var(--line);
`

const LABELS: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'Like my device' }
const items = themeChoices.map((id) => ({ id, label: LABELS[id] }))

/** The theme of this browser; it applies at once. */
function AppearanceDialog() {
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useThemeChoice()
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Customize
      </Button>
      <Dialog title="Appearance" isOpen={isOpen} onOpenChange={setOpen}>
        {({ close }) => (
          <>
            <RadioGroup
              label="Theme"
              description="It changes at once, in this browser only."
              items={items}
              value={choice}
              onChange={setChoice}
            />
            <DialogActions>
              <Button variant="primary" onPress={close}>
                Done
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
    </>
  )
}

type Props = {
  icon: IconName
  title: string
  note: string
  /** The button, with the dialog it opens. */
  children: ReactNode
}

/** One group of settings, and its button. */
function SettingCard({ icon, title, note, children }: Props) {
  return (
    <Frame className="card card-pad">
      <Icon name={icon} size="large" />
      <div>
        <h2 className="card-title">{title}</h2>
        <p className="subtle">{note}</p>
      </div>
      {children}
    </Frame>
  )
}

const Frame = styled.section`
  display: flex;
  gap: 1rem;
  align-items: center;

  > .icon {
    flex: none;
    color: var(--ink-2);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`
