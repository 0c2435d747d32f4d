'use client'

import { SCREENS } from '@/contracts/screens'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { PageHeader } from '../ui/PageHeader'
import { EqualColumns } from '../ui/Columns'
import { AppearanceDialog } from './AppearanceDialog'
import { ProfileDialog } from './ProfileDialog'
import { SecurityDialog } from './SecurityDialog'
import { SettingCard } from './SettingCard'
import { TrashDialog } from './TrashDialog'
import { UpdatesCard } from './UpdatesCard'

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
        <SettingCard icon="bell" title="Notifications" note="Which mails reach you; not to be chosen yet">
          <ComingSoonButton size="small" what="Choosing notifications">
            Configure
          </ComingSoonButton>
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
