'use client'

import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { styled } from 'styled-components'
import { OPTION_TEXT_MAX } from '@/contracts/commerce/variants'
import { Icon } from '../../ui/Icon'
import { TextField } from '../../ui/TextField'
import { keepEnter } from '../../ui/form/keepEnter'

type Props = {
  /** The option's name, for screen readers. */
  option: string
  value: readonly string[]
  onChange: (values: string[]) => void
}

/** The values of an option as tags. Enter, a comma and leaving the field add what is typed; Enter never submits. */
export function OptionValuesField({ option, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const known = new Set(value.map((each) => each.toLowerCase()))
    const fresh = text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !known.has(each.toLowerCase()) && known.add(each.toLowerCase()))
    setTyped('')
    if (fresh.length > 0) onChange([...value, ...fresh])
  }
  return (
    <div>
      <TextField
        label="Values"
        placeholder={value.length === 0 ? 'S, M, L' : 'Add another'}
        description={value.length === 0 ? 'Press Enter or a comma after each.' : undefined}
        maxLength={OPTION_TEXT_MAX}
        enterKeyHint="done"
        value={typed}
        onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          keepEnter(event)
          // The Enter that ends a composed word belongs to the keyboard.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add(typed)
        }}
      />
      <Tags
        aria-label={`Values of ${option}`}
        onRemove={(keys) => onChange(value.filter((each) => !keys.has(each)))}
      >
        <TagList items={value.map((id) => ({ id }))}>
          {({ id }) => (
            <Tag id={id} textValue={id}>
              {id}
              <AriaButton slot="remove" aria-label={`Remove ${id}`}>
                <Icon name="x" size="small" />
              </AriaButton>
            </Tag>
          )}
        </TagList>
      </Tags>
    </div>
  )
}

const Tags = styled(TagGroup)`
  .react-aria-TagList {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .react-aria-TagList:not([data-empty]) {
    margin-top: 0.5rem;
  }
  .react-aria-Tag {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-left: 0.75rem;
    border-radius: var(--r-control);
    background: var(--sunken);
    font-size: var(--t-ui);
    font-weight: 600;
  }
  .react-aria-Tag button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`
