'use client'

import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Popover, popoverList, popoverRow } from './Popover'
import type { FirstFocus } from './useMenu'

export type MenuEntry = {
  id: string
  label: string
  icon?: IconName
  onAction: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

/** A function is called when the menu opens. */
export type MenuItems = readonly MenuEntry[] | (() => readonly MenuEntry[])

export type MenuBoxProps = {
  label: string
  items: MenuItems
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  focuses: FirstFocus
}

/** A menu that was opened (ui/Menu.tsx). */
export function MenuBox({ label, items, triggerRef, isOpen, onOpenChange, focuses }: MenuBoxProps) {
  const entries = typeof items === 'function' ? items() : items
  return (
    <Popover
      aria-label={label}
      triggerRef={triggerRef}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- An open menu has the focus. */}
      <List aria-label={label} autoFocus={focuses} onClose={() => onOpenChange(false)}>
        {entries.map(({ id, label: words, icon, onAction, isDanger = false, isDisabled }) => (
          <Row
            key={id}
            id={id}
            textValue={words}
            onAction={onAction}
            isDisabled={isDisabled}
            $isDanger={isDanger}
          >
            {icon && <Icon name={icon} size="small" />}
            {words}
          </Row>
        ))}
      </List>
    </Popover>
  )
}

const List = styled(AriaMenu<object>)`
  ${popoverList}
`

const Row = styled(MenuItem)<{ $isDanger: boolean }>`
  ${popoverRow}
  ${({ $isDanger }) => $isDanger && 'color: var(--st-red);'}
`
