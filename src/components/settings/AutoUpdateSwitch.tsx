'use client'

import { styled } from 'styled-components'
import {
  AUTO_UPDATE_DISABLED,
  AUTO_UPDATE_ENABLED,
  type DashboardSettingsAnswer,
  updateDashboardSettings,
} from '@/endpoints/settings/contract'
import { useSend } from '../api/useSend'
import { Switch } from '../ui/Switch'
import { SETTINGS_KEY } from './useDashboardUpdates'

const REFRESH = [SETTINGS_KEY]

/** The daily sync, on or off. */
export function AutoUpdateSwitch({ settings }: { settings: DashboardSettingsAnswer }) {
  const update = useSend(updateDashboardSettings, {
    refresh: REFRESH,
    success: toastOf,
    failure: 'Failed to update settings',
  })
  return (
    <Row>
      <div>
        <b aria-hidden="true">Auto-update</b>
        <p className="subtle">Syncs daily at 1:00 AM.</p>
      </div>
      <Switch
        isLabelHidden
        isSelected={settings.autoUpdateEnabled === 'true'}
        // Not disabled: that would take the focus away.
        isReadOnly={update.isPending}
        onChange={(isOn) => void update.run({ body: { autoUpdateEnabled: isOn ? 'true' : 'false' } })}
      >
        Auto-update
      </Switch>
    </Row>
  )
}

function toastOf({ autoUpdateEnabled }: DashboardSettingsAnswer) {
  return autoUpdateEnabled === 'true'
    ? { title: AUTO_UPDATE_ENABLED, description: 'Your dashboard syncs daily at 1:00 AM.' }
    : { title: AUTO_UPDATE_DISABLED, description: 'Your dashboard syncs only when you ask it to.' }
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  align-items: center;
`
