'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { onPhone } from '../theme/tokens'
import { Avatar } from '../ui/Avatar'
import { Button } from '../ui/Button'

type Props = {
  /** The other side. */
  name: string
  /** A line below the name. */
  about?: string | undefined
  actions?: ReactNode
  onBack: () => void
  children: ReactNode
}

/** The pane of one conversation: a head, and below it what the children are. */
export function PaneFrame({ name, about, actions, onBack, children }: Props) {
  const back = useRef<HTMLSpanElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the pane replaces the list, including the row that had the focus.
  useEffect(() => {
    if (back.current?.offsetParent) heading.current?.focus()
  }, [])
  return (
    <Pane aria-label={`Conversation with ${name}`}>
      <header>
        <BackButton ref={back}>
          <Button variant="quiet" size="small" icon="left" onPress={onBack}>
            Conversations
          </Button>
        </BackButton>
        <Avatar name={name} />
        <Words>
          <h2 ref={heading} tabIndex={-1} className="card-title">
            {name}
          </h2>
          {about && <p>{about}</p>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </header>
      {children}
    </Pane>
  )
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  height: min(44rem, calc(100dvh - 8rem));
  min-height: 30rem;

  > header {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
    padding: 0.875rem 1.25rem;
    border-bottom: 1px solid var(--line);
  }
  ${onPhone} {
    > header {
      padding: 0.625rem 1rem;
    }
    > header > .avatar {
      display: none;
    }
  }
`

const BackButton = styled.span`
  display: none;

  ${onPhone} {
    display: inline;
    margin-left: -0.5rem;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 8rem;
  line-height: 1.35;

  h2 {
    overflow-wrap: anywhere;
    outline: none;
  }
  p {
    font-size: var(--t-small);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`

const Actions = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  margin-left: auto;
`
