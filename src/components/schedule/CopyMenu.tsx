'use client'

import { TASK_PLATFORMS, TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { Button } from '../ui/Button'
import { Menu } from '../ui/Menu'
import { useBoardActions } from './BoardContext'
import type { Card } from './card'

/** Copies a post for another platform; each copy is a task of its own. */
export function CopyMenu({ card, onCopied }: { card: Card; onCopied: () => void }) {
  const { copy } = useBoardActions()
  return (
    <Menu
      label="Copy for another platform"
      trigger={<Button>Copy for another platform</Button>}
      items={TASK_PLATFORMS.filter((platform) => platform !== card.platform).map((platform) => ({
        id: platform,
        label: TASK_PLATFORM_LABELS[platform],
        onAction: () => void copy(card, platform).then(onCopied, () => undefined),
      }))}
    />
  )
}
