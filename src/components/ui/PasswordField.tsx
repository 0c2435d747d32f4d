'use client'

import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel } from './field/FieldParts'
import { fieldProps } from './field/fieldProps'
import { Icon } from './Icon'
import type { TextFieldProps } from './TextField'

/** A password or secret with a button to show it. */
export function PasswordField({ placeholder, ...props }: Omit<TextFieldProps, 'type'>) {
  const [isShown, setShown] = useState(false)
  const { texts, control } = fieldProps(props)
  const action = isShown ? 'Hide' : 'Show'
  return (
    <AriaTextField autoComplete="off" spellCheck="false" {...control} type={isShown ? 'text' : 'password'}>
      <FieldLabel {...texts} />
      <span className="input-wrap">
        <Input className="input" placeholder={placeholder} />
        <button
          type="button"
          className="icon-button"
          aria-label={`${action} ${props.label}`}
          disabled={props.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </span>
      <FieldHelp {...texts} />
    </AriaTextField>
  )
}
