'use client'

import * as v from 'valibot'
import { type User, getUser } from '@/contracts/account/identity'
import { AccountPatch, deletePicture, updateAccount, updatePicture } from '@/contracts/account/profile'
import type { FieldLabels } from '../api/conflictFields'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { useSession, SESSION_KEY } from '../session/useSession'
import { TextField } from '../ui/TextField'
import { PictureField, type PictureChange } from './PictureField'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

const ProfileFields = v.object({
  ...v.omit(AccountPatch, ['was']).entries,
  picture: v.custom<PictureChange>(() => true),
})

const KEPT: PictureChange = { kind: 'keep' }

const LABELS: FieldLabels<ReturnType<typeof valuesOf>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  picture: { label: 'Picture', show: ({ kind }) => (kind === 'keep' ? 'As it is' : 'Changed') },
}

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
      initialValues={() => valuesOf(user)}
      editing={
        user
          ? {
              record: withVersion(user),
              kind: 'profile',
              title: user.username,
              valuesOf,
              load: async () => withVersion(await send(getUser)),
              labels: LABELS,
            }
          : undefined
      }
      submit={async ({ picture, ...body }, { was }) => {
        await send(updateAccount, { body: { ...body, was } })
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

function valuesOf(user: User | null) {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    picture: KEPT,
  }
}

/** A profile has no version: a change says how the names and the e-mail were. */
function withVersion(user: User) {
  const { firstName, lastName, email } = user
  const was = { firstName, lastName, email }
  return { ...user, was, version: JSON.stringify(was) }
}

/** Reloads the user after an account change; all other loaded data is kept. */
function useRefreshUser(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(SESSION_KEY), [mutate])
}
