'use client'

import { useState } from 'react'
import { type ThemeChoice, themeChoices } from '../theme/themeChoice'
import { useThemeChoice } from '../theme/useThemeChoice'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { RadioGroup } from '../ui/RadioGroup'

const LABELS: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'Like my device' }
const items = themeChoices.map((id) => ({ id, label: LABELS[id] }))

/** The theme of this browser; it applies at once. */
export function AppearanceDialog() {
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
