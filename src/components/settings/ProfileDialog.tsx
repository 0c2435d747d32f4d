'use client'

import { lazyDialog } from '../api/lazyDialog'
import { Button } from '../ui/Button'

const ProfileForm = lazyDialog(async () => (await import('./ProfileForm')).ProfileForm)

/** The button that changes names, e-mail and picture. */
export function ProfileDialog() {
  return (
    <ProfileForm
      button={(open) => (
        <Button size="small" onPress={open}>
          Edit profile
        </Button>
      )}
    />
  )
}
