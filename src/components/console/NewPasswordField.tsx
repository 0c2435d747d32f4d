'use client'

import { FieldDescription, PasswordField, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** Sets a new password. Empty again after saving, because it cannot be read back. */
export function NewPasswordField({ path, field }: TextFieldClientProps) {
  const { lastUpdateTime } = useDocumentInfo()
  const { setValue } = useField<string>({ path })
  const { description } = field.admin ?? {}

  useEffect(() => {
    setValue('', true)
  }, [lastUpdateTime, setValue])

  return (
    <div className="field-type">
      <PasswordField path={path} field={field} autoComplete="new-password" validate={acceptHere} />
      {description && <FieldDescription description={description} path={path} />}
    </div>
  )
}

/** The server validates the password. */
function acceptHere(): true {
  return true
}
