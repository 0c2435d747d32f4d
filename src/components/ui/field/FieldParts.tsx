'use client'

import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../Icon'

/** The props every field takes besides its value. */
export type FieldTexts = {
  label: string
  isLabelHidden?: boolean
  /** Adds "optional" to the label; required fields have no mark. */
  isOptional?: boolean
  description?: ReactNode
  /** Marks the field as invalid; shown below it. */
  errorMessage?: string
}

export function FieldLabel({ label, isLabelHidden = false, isOptional = false }: FieldTexts) {
  return (
    <Label className={isLabelHidden ? 'visually-hidden' : 'label'}>
      {label}
      {isOptional && <span className="optional"> optional</span>}
    </Label>
  )
}

/** The hint and the error below a field, linked by aria-describedby. */
export function FieldHelp({ description, errorMessage }: Pick<FieldTexts, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" className="field-hint">
          {description}
        </Text>
      )}
      <FieldError className="field-error">
        {({ validationErrors }) => (
          <>
            <Icon name="warn" size="small" />
            {errorMessage ?? validationErrors.join(' ')}
          </>
        )}
      </FieldError>
    </>
  )
}
