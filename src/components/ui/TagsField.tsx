'use client'

import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import { TextField } from './TextField'
import { keepEnter } from './form/keepEnter'

type Props = {
  label: string
  /** What the tags are, for screen readers. */
  tagsLabel: string
  /** In the empty field while there is none. */
  placeholder: string
  /** In characters, of one of them. */
  maxLength: number
  isOptional?: boolean
  /** Turns what was typed into a tag; nothing is added for an empty one. */
  clean?: (typed: string) => string
  value: readonly string[]
  onChange: (values: string[]) => void
}

const trim = (typed: string) => typed.trim()

/** Words as tags. Enter, a comma and leaving the field add what is typed; Enter never submits. */
export function TagsField({ label, tagsLabel, placeholder, maxLength, isOptional, ...props }: Props) {
  const { value, onChange, clean = trim } = props
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const known = new Set(value.map((each) => each.toLowerCase()))
    const fresh = text
      .split(',')
      .map(clean)
      .filter((each) => each !== '' && !known.has(each.toLowerCase()) && known.add(each.toLowerCase()))
    setTyped('')
    if (fresh.length > 0) onChange([...value, ...fresh])
  }
  return (
    <div>
      <TextField
        label={label}
        placeholder={value.length === 0 ? placeholder : 'Add another'}
        isOptional={isOptional}
        description={value.length === 0 ? 'Press Enter or a comma after each.' : undefined}
        maxLength={maxLength}
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
      <Tags aria-label={tagsLabel} onRemove={(keys) => onChange(value.filter((each) => !keys.has(each)))}>
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
