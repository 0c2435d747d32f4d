'use client'

import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { FieldHelp, FieldLabel, type FieldTexts } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'
import { Icon } from './Icon'
import { Popover, popoverList, popoverRow } from './Popover'

export type SelectItem<TId extends string> = { id: TId; label: string }

export type SelectProps<TId extends string> = FieldTexts & {
  items: readonly SelectItem<TId>[]
  /** null while nothing is chosen. */
  value: TId | null
  onChange: (value: TId) => void
  placeholder?: string
  name?: string
  isDisabled?: boolean
  isRequired?: boolean
}

/** One of several options: a button that opens a list. */
export function Select<TId extends string>({ items, value, onChange, ...props }: SelectProps<TId>) {
  const { texts, control } = fieldProps(props)
  return (
    <AriaSelect
      placeholder="Choose"
      {...control}
      value={value}
      onChange={(key) => key !== null && onChange(key as TId)}
    >
      <FieldLabel {...texts} />
      <Trigger className="input select-button" data-invalid={texts.errorMessage ? true : undefined}>
        <Value />
        <Icon name="down" size="small" />
      </Trigger>
      <FieldHelp {...texts} />
      <Popover>
        <List items={items}>
          {(item) => (
            <Option id={item.id} textValue={item.label}>
              {({ isSelected }) => (
                <>
                  {item.label}
                  {isSelected && <Icon name="check" size="small" />}
                </>
              )}
            </Option>
          )}
        </List>
      </Popover>
    </AriaSelect>
  )
}

const Trigger = styled(AriaButton)`
  min-width: 0;
`

const Value = styled(SelectValue)`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-placeholder] {
    color: var(--ink-3);
  }
`

const List = styled(ListBox<SelectItem<string>>)`
  ${popoverList}
`

const Option = styled(ListBoxItem)`
  ${popoverRow}
  justify-content: space-between;

  &[data-selected] {
    font-weight: 550;
  }
`
