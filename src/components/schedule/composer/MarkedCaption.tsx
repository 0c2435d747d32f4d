'use client'

import { styled } from 'styled-components'
import { captionParts } from './captionParts'

/** A caption with its tags and mentions marked, as platforms show them. */
export function MarkedCaption({ text }: { text: string }) {
  return captionParts(text).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity
    part.isTag ? <Tag key={index}>{part.text}</Tag> : part.text,
  )
}

const Tag = styled.mark`
  background: none;
  color: var(--glass-ink);
  font-weight: 550;
`
