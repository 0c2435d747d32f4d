'use client'

import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'

type Props = {
  icon: IconName
  title: string
  note: string
  /** The button's text. */
  action: string
  /** Used instead of a dialog. */
  onPress?: () => void
  /** The dialog that the button opens. */
  children?: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode
}

/** One group of settings, and its button. */
export function SettingCard({ icon, title, note, action, onPress, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Frame className="card card-pad">
      <Icon name={icon} size="large" />
      <div>
        <h2 className="card-title">{title}</h2>
        <p className="subtle">{note}</p>
      </div>
      <Button size="small" onPress={onPress ?? (() => setOpen(true))}>
        {action}
      </Button>
      {children?.(isOpen, setOpen)}
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
