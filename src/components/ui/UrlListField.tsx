'use client'

import * as v from 'valibot'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { httpUrl } from '@/contracts/core/wire'
import { Button } from './Button'
import type { FieldTexts } from './field/FieldParts'
import { IconButton } from './IconButton'
import { TextField } from './TextField'

type Props = FieldTexts & {
  /** Includes the address that is typed but not added yet, so that a form validates and sends it, too. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  /** The error for a text that is not an address. */
  invalidMessage?: string
  placeholder?: string
  /** Below the field. */
  action?: ReactNode
  /** Renders the added addresses; a list of links by default. `change` replaces the added addresses. */
  children?: (added: readonly string[], change: (added: string[]) => void) => ReactNode
}

/** Addresses, added and removed one by one. One that is typed but not added counts as well. */
export function UrlListField({ value, onChange, action, children, ...props }: Props) {
  const { invalidMessage = 'Must be a valid URL', ...texts } = props
  const [draft, setDraft] = useState(() => unfinished(value))
  const [isDraftLast, setDraftLast] = useState(draft !== '')
  const [isRefused, setRefused] = useState(false)
  const listId = useId()
  const added = isDraftLast ? value.slice(0, -1) : value
  const change = (next: string[]) => onChange(isDraftLast ? [...next, ...value.slice(-1)] : next)

  function type(next: string): void {
    const url = next.trim()
    const isNew = url !== '' && !added.includes(url)
    setDraft(next)
    setDraftLast(isNew)
    setRefused(false)
    onChange(isNew ? [...added, url] : [...added])
  }
  function add(): void {
    const url = v.safeParse(httpUrl(), draft)
    setRefused(!url.success)
    if (!url.success) return
    onChange(added.includes(url.output) ? [...added] : [...added, url.output])
    setDraft('')
    setDraftLast(false)
  }
  return (
    <div className="stack">
      <Entry>
        <TextField
          {...texts}
          type="url"
          enterKeyHint="done"
          value={draft}
          errorMessage={isRefused ? invalidMessage : texts.errorMessage}
          onChange={type}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button aria-controls={children ? undefined : listId} onPress={() => draft.trim() && add()}>
          Add
        </Button>
      </Entry>
      {action}
      {children ? (
        children(added, change)
      ) : (
        <Links id={listId} aria-label={texts.label}>
          {added.map((each) => (
            <li key={each}>
              <a href={each} target="_blank" rel="noreferrer">
                {each}
              </a>
              <IconButton
                icon="trash"
                label={`Remove ${each}`}
                size="small"
                onPress={() => change(added.filter((other) => other !== each))}
              />
            </li>
          ))}
        </Links>
      )}
    </div>
  )
}

/** The last entry if it is not yet a whole address, as restored from a draft; pictures of this site begin with /. */
function unfinished(value: readonly string[]): string {
  const last = value.at(-1) ?? ''
  const url = v.safeParse(httpUrl(), last)
  return last.startsWith('/') || (url.success && url.output === last) ? '' : last
}

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;

  > .button {
    margin-top: 1.59375rem;
    align-self: start;
  }
`

const Links = styled.ul`
  font-size: var(--t-small);

  > li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    border-top: 1px solid var(--line);
  }
  a {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    line-height: 2.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:empty {
    display: none;
  }
`
