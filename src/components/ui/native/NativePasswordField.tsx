'use client'

import { type ComponentProps, useState } from 'react'
import { Icon } from '../Icon'
import { asTyped } from './asTyped'
import { NativeFieldFrame, type NativeFieldTexts } from './NativeFieldFrame'

type Props = NativeFieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'required' | 'type'> & { name: string; autoComplete: string }

/** A password with a button that shows it. */
export function NativePasswordField({ label, isOptional, hint, error, className, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <NativeFieldFrame {...{ label, isOptional, hint, error, className }}>
      {(control) => (
        <span className="input-wrap">
          <input
            className="input"
            {...asTyped}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            data-shown={isShown ? '' : undefined}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      )}
    </NativeFieldFrame>
  )
}
