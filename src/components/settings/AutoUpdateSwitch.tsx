'use client'

import { styled } from 'styled-components'
import {
  SETTINGS_TEXTS,
  type DashboardSettings,
  updateDashboardSettings,
  getDashboardSettings,
} from '@/contracts/settings'
import { useSend } from '../api/useSend'
import { Switch } from '../ui/Switch'
import { useFlag } from '../ui/useFlag'

/** The daily sync, on or off. */
export function AutoUpdateSwitch({ settings }: { settings: DashboardSettings }) {
  const update = useSend(updateDashboardSettings, {
    refresh: [getDashboardSettings],
    success: toastOf,
    failure: 'Failed to update settings',
  })
  const flag = useFlag(settings.autoUpdateEnabled === 'true', (isOn) =>
    update.run({ body: { autoUpdateEnabled: isOn ? 'true' : 'false' } }),
  )
  return (
    <Row>
      <div>
        <b aria-hidden="true">Auto-update</b>
        <p className="subtle">Syncs daily at 1:00 AM.</p>
      </div>
      <Switch
        isLabelHidden
        isSelected={flag.isOn}
        // Not disabled while saving, because that would drop the focus.
        isReadOnly={flag.isPending}
        onChange={flag.set}
      >
        Auto-update
      </Switch>
    </Row>
  )
}

function toastOf({ autoUpdateEnabled }: DashboardSettings) {
  return autoUpdateEnabled === 'true'
    ? { title: SETTINGS_TEXTS.autoUpdateEnabled, description: 'Your dashboard syncs daily at 1:00 AM.' }
    : {
        title: SETTINGS_TEXTS.autoUpdateDisabled,
        description: 'Your dashboard syncs only when you ask it to.',
      }
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  align-items: center;
`
