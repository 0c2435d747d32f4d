'use client'

import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Popover, popoverList, popoverRow } from './Popover'

export type MenuEntry = {
  id: string
  label: string
  icon?: IconName
  onAction: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

type MenuProps = {
  label: string
  trigger: ReactElement
  /** A function is asked when the menu opens. */
  items: readonly MenuEntry[] | (() => readonly MenuEntry[])
}

/** A menu of the less frequent actions. */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover>
        <MenuRows label={label} items={items} />
      </Popover>
    </MenuTrigger>
  )
}

/** An item, or the menu itself. */
export type FirstFocus = 'first' | 'last' | true

type RowsProps = Pick<MenuProps, 'label' | 'items'> & { focuses?: FirstFocus; onClose?: () => void }

/** The menu itself; outside a MenuTrigger it needs to be told what has the focus first and how it closes. */
export function MenuRows({ label, items, focuses, onClose }: RowsProps) {
  const entries = typeof items === 'function' ? items() : items
  return (
    <List aria-label={label} {...(focuses && { autoFocus: focuses, onClose })}>
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
  )
}

const List = styled(AriaMenu<object>)`
  ${popoverList}
`

const Row = styled(MenuItem)<{ $isDanger: boolean }>`
  ${popoverRow}
  ${({ $isDanger }) => $isDanger && 'color: var(--st-red);'}
`
