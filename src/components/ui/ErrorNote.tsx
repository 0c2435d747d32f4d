'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button'
import { Icon } from './Icon'

type Props = {
  /** What went wrong and what to do. */
  children: string
  /** Tries again; the button is pending until this settles. */
  onRetry?: () => unknown
}

/** An error that stays on the page, with a retry button. */
export function ErrorNote({ children, onRetry }: Props) {
  const [isPending, setPending] = useState(false)
  async function retry(): Promise<void> {
    setPending(true)
    try {
      await onRetry?.()
    } finally {
      setPending(false)
    }
  }
  return (
    <Note className="callout callout-red" role="alert">
      <Icon name="warn" />
      <p>{children}</p>
      {onRetry && (
        <Button
          size="small"
          variant="danger"
          isPending={isPending}
          pendingText="Trying..."
          onPress={() => void retry()}
        >
          Retry
        </Button>
      )}
    </Note>
  )
}

const Note = styled.div`
  align-items: center;

  > p {
    flex: 1;
  }
`
