'use client'

import { styled } from 'styled-components'
import { Button } from './Button'
import { Icon } from './Icon'

type Props = {
  /** What went wrong and what to do. */
  children: string
  onRetry?: () => void
}

/** An error that stays on the page, with a retry button. */
export function ErrorNote({ children, onRetry }: Props) {
  return (
    <Note className="callout callout-red" role="alert">
      <Icon name="warn" />
      <p>{children}</p>
      {onRetry && (
        <Button size="small" variant="danger" onPress={onRetry}>
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
