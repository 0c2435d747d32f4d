'use client'

import { useState } from 'react'
import type { User } from '@/contracts/account/identity'
import { firstLetters } from '@/contracts/core/firstLetters'

type AvatarProps = { user: Pick<User, 'firstName' | 'lastName' | 'profileImageUrl'> | null }

/** The profile picture, else the initials of first and last name, else "U" (docs/behaviour.md, 2.2). */
export function Avatar({ user }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const url = user?.profileImageUrl
  const letters = initials(user?.firstName, user?.lastName)
  return (
    <span className={letters ? 'avatar' : 'avatar avatar-tint'} aria-hidden="true">
      {url && url !== brokenUrl ? <img src={url} alt="" onError={() => setBrokenUrl(url)} /> : letters || 'U'}
    </span>
  )
}

function initials(...names: (string | null | undefined)[]): string {
  return names.map((name) => firstLetters(name ?? '', 1).toUpperCase()).join('')
}
