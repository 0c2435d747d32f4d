'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { lazyModule } from '../../ui/lazyModule'
import type { View } from './useView'
import { filterWords } from './words'
import { count } from '../../ui/count'

const form = lazyModule(() => import('./AddFilter'))

type Props = {
  view: View
  /** Visits that fit, and all of the range; undefined while they load. */
  shown: number | undefined
  all: number | undefined
}

/** The filters in use, each with its way out, and how many of all visits fit them. */
export function FilterChips({ view, shown, all }: Props) {
  const [isAdding, setAdding] = useState(false)
  const { filters, addFilter, removeFilter } = view
  const dialog = form.useWhen(isAdding, () => setAdding(false))
  return (
    <Row>
      {filters.map((filter) => {
        const [is, what] = filterWords(filter)
        return (
          <Chip key={`${filter.dim}:${filter.value}`}>
            <span>
              {is} <b>{what}</b>
            </span>
            <IconButton
              icon="x"
              size="small"
              label={`Remove ${is} ${what}`}
              onPress={() => removeFilter(filter)}
            />
          </Chip>
        )
      })}
      {addFilter && (
        <Button
          variant="line"
          size="small"
          icon="plus"
          onHoverStart={form.preload}
          onPress={() => setAdding(true)}
        >
          Add filter
        </Button>
      )}
      {filters.length > 0 && shown !== undefined && all !== undefined && (
        <p>
          <b>{count(shown)}</b> of {count(all)} visits
        </p>
      )}
      {dialog && <dialog.AddFilter view={view} isOpen={isAdding} onOpenChange={setAdding} />}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;

  b {
    font-weight: 600;
    color: var(--ink);
  }
  > p {
    margin-left: auto;
    font-size: var(--t-ui);
    color: var(--ink-2);
  }
`

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  min-height: 2.25rem;
  max-width: 100%;
  padding-left: 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 99px;
  background: var(--raised);
  font-size: var(--t-small);
  color: var(--ink-2);

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
