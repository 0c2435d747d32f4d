'use client'

import { useState } from 'react'
import { AccountPatch, deletePicture, updateAccount, updatePicture } from '@/contracts/account/profile'
import type { User } from '@/contracts/account/identity'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { useEndedSession } from '../session/useEndedSession'
import { useSession } from '../session/useSession'
import { Dialog } from '../ui/Dialog'
import { TextField } from '../ui/TextField'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'
import { FormActions } from '../ui/form/FormActions'
import { PictureField, type PictureChange } from './PictureField'
import { useRefreshUser } from './useRefreshUser'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The user's names, e-mail and picture; nothing changes before it is saved. */
export function ProfileDialog({ isOpen, onOpenChange }: Props) {
  const { user } = useSession()
  const [isPending, setPending] = useState(false)
  return (
    <Dialog title="Edit profile" isOpen={isOpen} onOpenChange={onOpenChange} isPending={isPending}>
      {({ close }) => user && <ProfileForm user={user} onPending={setPending} onClose={close} />}
    </Dialog>
  )
}

type FormProps = { user: User; onPending: (isPending: boolean) => void; onClose: () => void }

function ProfileForm({ user, onPending, onClose }: FormProps) {
  const [picture, setPicture] = useState<PictureChange>({ kind: 'keep' })
  const refreshUser = useRefreshUser()
  const handleEndedSession = useEndedSession()
  const form = useValibotForm({
    schema: AccountPatch,
    initialValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      email: user.email ?? '',
    },
    async onSubmit(body) {
      onPending(true)
      try {
        await send(updateAccount, { body })
        if (picture.kind === 'new') await send(updatePicture, { file: picture.file })
        if (picture.kind === 'none') await send(deletePicture)
        await refreshUser()
      } finally {
        onPending(false)
      }
      toast({ title: 'Profile saved' })
      onClose()
    },
    onError(error) {
      if (handleEndedSession(error)) return
      toast({ title: 'Error', description: failureText(error, 'Failed to save profile'), destructive: true })
    },
  })
  return (
    <form className="stack" {...form.formProps}>
      <PictureField
        name={user.username}
        url={user.profileImageUrl}
        change={picture}
        onChange={setPicture}
        isDisabled={form.isPending}
      />
      <TextField label="First name" isOptional autoComplete="given-name" {...form.field('firstName')} />
      <TextField label="Last name" isOptional autoComplete="family-name" {...form.field('lastName')} />
      <TextField
        label="Email"
        type="email"
        isOptional
        autoComplete="email"
        description="Reset links go here."
        {...form.field('email')}
      />
      <FormActions submitLabel="Save profile" isPending={form.isPending} onCancel={onClose} />
    </form>
  )
}
