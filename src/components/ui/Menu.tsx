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

/** A menu of the less frequent actions. */
export function Menu({
  label,
  trigger,
  items,
}: {
  label: string
  trigger: ReactElement
  items: readonly MenuEntry[]
}) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover>
        <List aria-label={label}>
          {items.map(({ id, label: words, icon, onAction, isDanger = false, isDisabled }) => (
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
    </MenuTrigger>
  )
}

const List = styled(AriaMenu<object>)`
  ${popoverList}
`

const Row = styled(MenuItem)<{ $isDanger: boolean }>`
  ${popoverRow}
  ${({ $isDanger }) => $isDanger && 'color: var(--st-red);'}
`
