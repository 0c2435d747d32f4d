'use client'

import { Button as AriaButton } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { TEXT_MAX } from '@/contracts/core/wire'
import { FieldLabel, type FieldTexts } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'
import { Icon } from './Icon'

type Props = Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> &
  Pick<FieldTexts, 'label' | 'isLabelHidden'> & { placeholder?: string }

/** A search box, for as much as a call takes; Escape and the clear button empty it. */
export function SearchField({ placeholder, ...props }: Props) {
  const { texts, control } = fieldProps(props)
  return (
    <AriaSearchField maxLength={TEXT_MAX} enterKeyHint="search" autoCorrect="off" {...control}>
      {({ isEmpty }) => (
        <>
          <FieldLabel {...texts} />
          <span className="input-wrap">
            <Icon name="search" />
            <Input dir="auto" className="input" placeholder={placeholder} />
            {!isEmpty && (
              <AriaButton className="icon-button icon-button-small">
                <Icon name="x" size="small" />
              </AriaButton>
            )}
          </span>
        </>
      )}
    </AriaSearchField>
  )
}
