'use client'

import { styled } from 'styled-components'
import { OPTIONS_MAX, OPTION_TEXT_MAX } from '@/contracts/commerce/variants'
import { onPhone } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { TagsField } from '../../ui/TagsField'
import { TextField } from '../../ui/TextField'
import { keepEnter } from '../../ui/form/keepEnter'
import { FormPart } from './FormPart'
import type { OptionValues } from './variantForm'

type Props = {
  value: readonly OptionValues[]
  onChange: (options: OptionValues[]) => void
  errorMessage: string | undefined
}

/** A product's options: up to two, each with a name and its values. */
export function OptionsField({ value, onChange, errorMessage }: Props) {
  const change = (at: number, part: Partial<OptionValues>) =>
    onChange(value.map((option, index) => (index === at ? { ...option, ...part } : option)))
  return (
    <FormPart
      title="Options"
      hint={value.length === 0 ? 'Sizes or colours, each with its own stock.' : null}
      errorMessage={errorMessage}
      action={
        value.length < OPTIONS_MAX && (
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onPress={() => onChange([...value, { name: value.length === 0 ? 'Size' : '', values: [] }])}
          >
            {value.length === 0 ? 'Add options' : 'Second option'}
          </Button>
        )
      }
    >
      {value.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option has no name of its own while it is typed
        <Row key={index}>
          <TextField
            label="Name"
            placeholder={index === 0 ? 'Size' : 'Colour'}
            maxLength={OPTION_TEXT_MAX}
            value={option.name}
            onChange={(name) => change(index, { name })}
            onKeyDown={keepEnter}
          />
          <TagsField
            label="Values"
            tagsLabel={`Values of ${option.name || `option ${index + 1}`}`}
            placeholder="S, M, L"
            maxLength={OPTION_TEXT_MAX}
            value={option.values}
            onChange={(values) => change(index, { values })}
          />
          <IconButton
            icon="trash"
            label={`Remove ${option.name || `option ${index + 1}`}`}
            onPress={() => onChange(value.filter((_, at) => at !== index))}
          />
        </Row>
      ))}
    </FormPart>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 1fr) minmax(0, 2.6fr) auto;
  gap: 0.75rem;
  align-items: start;

  > .icon-button {
    margin-top: 1.59375rem;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`
