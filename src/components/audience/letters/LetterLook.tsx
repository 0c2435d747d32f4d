'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import type { LetterInput } from '@/contracts/audience/letters'
import { failureText } from '../../api/RequestError'
import { ErrorNote } from '../../ui/ErrorNote'
import { LoadingText } from '../../ui/LoadingText'
import { Segments } from '../../ui/Segments'
import { SkeletonRows } from '../../ui/Skeletons'
import { Switch } from '../../ui/Switch'
import type { useLetterPreview } from './useLetterPreview'

const WIDTHS = [
  { id: 'wide', label: 'Wide' },
  { id: 'phone', label: 'Phone' },
] as const
const SCHEMES = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const

type Props = { values: LetterInput; preview: ReturnType<typeof useLetterPreview> }

/** The letter as its readers get it: wide or on a phone, in both schemes, or its text part. */
export function LetterLook({ values, preview: { data, error, mutate } }: Props) {
  const [width, setWidth] = useState<'wide' | 'phone'>('wide')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [showsText, setShowsText] = useState(false)
  return (
    <Frame>
      <header>
        <Segments label="Width" items={WIDTHS} value={width} onChange={setWidth} />
        <Segments label="Scheme" items={SCHEMES} value={scheme} onChange={setScheme} />
        <Switch isSelected={showsText} onChange={setShowsText}>
          Text part
        </Switch>
      </header>
      <Inbox>
        <b>{data?.sender}</b>
        <b>{values.subject || 'No subject yet'}</b>
        <span>{values.preheader}</span>
      </Inbox>
      {error ? (
        <ErrorNote onRetry={() => mutate()}>
          {failureText(error, 'The preview could not be drawn.')}
        </ErrorNote>
      ) : data ? (
        showsText ? (
          // A long text scrolls by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre tabIndex={0}>{data.text}</pre>
        ) : (
          <Window data-width={width}>
            <iframe
              title={`The letter, ${width === 'phone' ? 'on a phone' : 'wide'}, ${scheme}`}
              srcDoc={data[scheme]}
              sandbox=""
            />
          </Window>
        )
      ) : (
        <LoadingText skeleton={<SkeletonRows />}>Drawing the letter...</LoadingText>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--sunken);
  overflow: hidden;

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
    padding: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  > pre {
    margin: 0;
    min-height: 30rem;
    max-height: 60rem;
    padding: 1rem;
    overflow: auto;
    background: var(--raised);
    font-size: var(--t-small);
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

const Inbox = styled.p`
  display: grid;
  padding: 0.75rem 1rem;
  background: var(--raised);
  font-size: var(--t-small);
  overflow-wrap: anywhere;

  > b {
    font-weight: 600;
  }
  > span {
    color: var(--ink-2);
  }
`

/** Wide is drawn at three quarters, so that a letter has its 600 px beside the form. */
const Window = styled.div`
  height: 52rem;
  overflow: hidden;

  > iframe {
    display: block;
    width: calc(100% / 0.75);
    height: calc(100% / 0.75);
    border: 0;
    background: var(--paper);
    transform: scale(0.75);
    transform-origin: 0 0;
  }
  &[data-width='phone'] > iframe {
    width: min(100%, 24.375rem);
    height: 100%;
    margin-inline: auto;
    transform: none;
  }
`
