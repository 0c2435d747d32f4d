'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import type { IconName } from '../ui/icons'

type Props = {
  icon: IconName
  title: string
  note: string
  /** The button, with the dialog it opens. */
  children: ReactNode
}

/** One group of settings, and its button. */
export function SettingCard({ icon, title, note, children }: Props) {
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
