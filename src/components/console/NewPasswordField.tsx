'use client'

import { FieldDescription, PasswordField, useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { Link } from '../ui/Link'

/** Sets another user's password; admins change their own in the dashboard, which asks for the current one. */
export function NewPasswordField(props: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return id !== undefined && id === user?.id ? <OwnPassword /> : <OthersPassword {...props} />
}

function OwnPassword() {
  return (
    <div className="field-type">
      <p className="field-label">Your password</p>
      <p>
        You change it in the dashboard, which asks for the current one:{' '}
        <Link href="/dashboard/settings">Settings, Security</Link>
      </p>
    </div>
  )
}

/** Cleared once the record is saved, because a stored password cannot be shown. */
function OthersPassword({ path, field }: TextFieldClientProps) {
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
