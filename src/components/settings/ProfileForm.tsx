'use client'

import * as v from 'valibot'
import { AccountPatch, deletePicture, updateAccount, updatePicture } from '@/contracts/account/profile'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { useSession } from '../session/useSession'
import { TextField } from '../ui/TextField'
import { PictureField, type PictureChange } from './PictureField'
import { useRefreshUser } from './useRefreshUser'

const ProfileFields = v.object({
  ...AccountPatch.entries,
  picture: v.custom<PictureChange>(() => true),
})

const KEPT: PictureChange = { kind: 'keep' }

/** The user's names, e-mail and picture; nothing changes before it is saved. */
export function ProfileForm({ button }: { button: FormButton }) {
  const { user } = useSession()
  const refreshUser = useRefreshUser()
  return (
    <FormDialog
      name="profile"
      title="Edit profile"
      button={button}
      schema={ProfileFields}
      initialValues={() => ({
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
        email: user?.email ?? '',
        picture: KEPT,
      })}
      submit={async ({ picture, ...body }) => {
        await send(updateAccount, { body })
        if (picture.kind === 'new') await send(updatePicture, { file: picture.file })
        if (picture.kind === 'none') await send(deletePicture)
        await refreshUser()
      }}
      success={{ title: 'Profile saved' }}
      failure="Failed to save profile"
      showsServerText
      submitLabel="Save profile"
    >
      {(form) => (
        <>
          <PictureField
            name={user?.username ?? ''}
            url={user?.profileImageUrl ?? null}
            change={form.values.picture}
            onChange={(picture) => form.setValue('picture', picture)}
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
        </>
      )}
    </FormDialog>
  )
}
