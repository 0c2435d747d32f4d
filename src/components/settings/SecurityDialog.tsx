'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { PasswordForm } from './PasswordForm'
import { SessionList } from './SessionList'

/** The user's password and sessions. */
export function SecurityDialog() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Manage
      </Button>
      <Dialog title="Security" isOpen={isOpen} onOpenChange={setOpen} isPending={isPending}>
        <section aria-labelledby="password-title">
          <Heading id="password-title">Change password</Heading>
          <PasswordForm onPending={setPending} />
        </section>
        <Sessions aria-labelledby="sessions-title">
          <Heading id="sessions-title">Where you are logged in</Heading>
          <SessionList />
        </Sessions>
      </Dialog>
    </>
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
