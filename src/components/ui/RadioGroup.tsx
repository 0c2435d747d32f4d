'use client'

import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { FieldHelp, FieldLabel, type FieldTexts } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'

type Props<TId extends string> = FieldTexts & {
  items: readonly { id: TId; label: string }[]
  value: TId | null
  onChange: (value: TId) => void
  name?: string
  isDisabled?: boolean
}

/** One of a few options, all visible. */
export function RadioGroup<TId extends string>({ items, value, onChange, ...props }: Props<TId>) {
  const { texts, control } = fieldProps(props)
  return (
    <AriaRadioGroup {...control} value={value} onChange={(next) => onChange(next as TId)}>
      <FieldLabel {...texts} />
      <Rows>
        {items.map((item) => (
          <Row key={item.id} value={item.id}>
            <i />
            {item.label}
          </Row>
        ))}
      </Rows>
      <FieldHelp {...texts} />
    </AriaRadioGroup>
  )
}

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
`

const Row = styled(Radio)`
  display: inline-flex;
  gap: 0.625rem;
  align-items: center;
  min-height: 2.75rem;
  font-size: var(--t-ui);
  cursor: pointer;
  outline: 0;

  > i {
    width: 1.25rem;
    height: 1.25rem;
    border: 1px solid var(--control);
    border-radius: 50%;
    background: var(--raised);
    transition: border-width var(--d-1);
  }
  &[data-hovered] > i {
    border-color: var(--ink);
  }
  &[data-selected] > i {
    border: 6px solid var(--ink);
  }
  &[data-focus-visible] > i {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
  &[data-disabled] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`
