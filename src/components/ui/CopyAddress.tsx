'use client'

import { styled } from 'styled-components'
import { Button } from './Button'
import { copyText } from './copyText'

/** An address to open or to copy; `copied` is the toast's text after copying. */
export function CopyAddress({ url, copied }: { url: string; copied: string }) {
  return (
    <Address>
      <a href={url} target="_blank" rel="noreferrer">
        {url.replace(/^https?:\/\//, '')}
      </a>
      <Button variant="quiet" size="small" onPress={() => void copyText(url, copied)}>
        Copy
      </Button>
    </Address>
  )
}

const Address = styled.div`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  padding: 0.125rem 0.125rem 0.125rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--sunken);
  font-size: var(--t-small);

  > a {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    line-height: 2.75rem;
    color: var(--ink-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
