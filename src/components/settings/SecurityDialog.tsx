'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '../ui/Dialog'
import { PasswordForm } from './PasswordForm'
import { SessionList } from './SessionList'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The user's password and sessions. */
export function SecurityDialog({ isOpen, onOpenChange }: Props) {
  const [isPending, setPending] = useState(false)
  return (
    <Dialog title="Security" isOpen={isOpen} onOpenChange={onOpenChange} isPending={isPending}>
      <section aria-labelledby="password-title">
        <Heading id="password-title">Change password</Heading>
        <PasswordForm onPending={setPending} />
      </section>
      <Sessions aria-labelledby="sessions-title">
        <Heading id="sessions-title">Where you are logged in</Heading>
        <SessionList />
      </Sessions>
    </Dialog>
  )
}

const Heading = styled.h3`
  padding-bottom: 0.75rem;
  font-size: 1rem;
  font-weight: 600;
`

const Sessions = styled.section`
  padding-top: 1.125rem;
  border-top: 1px solid var(--line);
`
