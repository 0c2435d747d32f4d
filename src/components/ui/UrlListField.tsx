'use client'

import * as v from 'valibot'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { httpUrl } from '@/contracts/core/wire'
import { Button } from './Button'
import type { FieldTexts } from './field/FieldParts'
import { IconButton } from './IconButton'
import { Menu } from './Menu'
import { TextField } from './TextField'
import { movedTo, placesFrom } from './places'

type Props = FieldTexts & {
  /** Includes the address that is typed but not added yet, so that a form validates and sends it, too. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  /** The error below a text that is not an address. */
  invalidMessage?: string
  placeholder?: string
  /** The addresses are pictures: each is shown small, and its menu moves it in their order. */
  isPictures?: boolean
  /** Beside the button that adds an address. */
  action?: ReactNode
}

/** Addresses, added and removed one by one. One that is typed but not added counts as well. */
export function UrlListField({ value, onChange, isPictures = false, action, ...props }: Props) {
  const { invalidMessage = 'Must be a valid URL', ...texts } = props
  const [draft, setDraft] = useState(() => unfinished(value))
  const [isDraftLast, setDraftLast] = useState(draft !== '')
  const [isRefused, setRefused] = useState(false)
  const listId = useId()
  const added = isDraftLast ? value.slice(0, -1) : value

  function type(next: string): void {
    const url = next.trim()
    const isNew = url !== '' && !added.includes(url)
    setDraft(next)
    setDraftLast(isNew)
    setRefused(false)
    onChange(isNew ? [...added, url] : [...added])
  }
  function add(): void {
    const isUrl = v.is(httpUrl(), draft.trim())
    setRefused(!isUrl)
    if (!isUrl) return
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
        <Button aria-controls={listId} onPress={() => draft.trim() && add()}>
          Add
        </Button>
      </Entry>
      {action}
      <Links id={listId} aria-label={texts.label}>
        {added.map((each, at) => (
          <li key={each}>
            {isPictures && <img src={each} alt="" loading="lazy" />}
            <a href={each} target="_blank" rel="noreferrer">
              {each}
            </a>
            {isPictures && added.length > 1 && (
              <Menu
                label={`Move ${each}`}
                trigger={<IconButton icon="more" size="small" label={`Move ${each}`} />}
                items={placesFrom(at, added.length).map(({ id, label, to }) => ({
                  id,
                  label,
                  onAction: () => onChange(movedTo(value, at, to)),
                }))}
              />
            )}
            <IconButton
              icon="trash"
              label={`Remove ${each}`}
              size="small"
              onPress={() => onChange(value.filter((other) => other !== each))}
            />
          </li>
        ))}
      </Links>
    </div>
  )
}

/** The last of a list when it is no address yet, as restored from a draft; pictures of this site begin with /. */
function unfinished(value: readonly string[]): string {
  const last = value.at(-1) ?? ''
  return last.startsWith('/') || v.is(httpUrl(), last) ? '' : last
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
  img {
    width: 2rem;
    height: 2.5rem;
    flex: none;
    object-fit: cover;
    background: var(--sunken);
    border-radius: 4px;
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
