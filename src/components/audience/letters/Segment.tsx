'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { type LetterInput, listLetters } from '@/contracts/audience/letters'
import { listTags } from '@/contracts/audience/subscribers'
import { TAGS_MAX } from '@/contracts/audience/tags'
import { useLoad } from '../../api/useLoad'
import { ChoiceColumns } from '../../ui/ChoiceColumns'
import { Checkbox } from '../../ui/Checkbox'
import { FieldPairs } from '../../ui/Columns'
import { DateField } from '../../ui/DateField'
import { Select } from '../../ui/Select'
import { titleOf } from './letterWords'
import type { LetterForm } from './useLetterForm'

const ANYTHING = 'anything'

/**
 * Who among the people of a topic gets a letter; each choice leaves fewer of them (docs/behaviour.md, 13.8). Folded
 * while it is everybody, so that the letter stays in sight.
 */
export function Segment({ form }: { form: LetterForm['form'] }) {
  const { values } = form
  const { tags, cameThrough, hasBought } = values
  const [isOpen, setOpen] = useState(() => chosen(values).length > 0)
  const known = useLoad(listTags).data ?? []
  const sent = (useLoad(listLetters).data?.items ?? []).filter(({ startedAt }) => startedAt !== null)
  const isOlder = cameThrough !== null && !sent.some(({ id }) => id === cameThrough)
  const shown = [...new Set([...known, ...tags])]
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        To whom <span>{chosen(values).join(', ') || 'Everybody with the topic'}</span>
      </summary>
      <div className="stack">
        <FieldPairs>
          <DateField
            label="Confirmed from"
            isOptional
            {...form.field('confirmedFrom')}
            value={values.confirmedFrom ?? ''}
            onChange={(day) => form.setValue('confirmedFrom', day || null)}
          />
          <DateField
            label="Confirmed until"
            isOptional
            {...form.field('confirmedUntil')}
            value={values.confirmedUntil ?? ''}
            onChange={(day) => form.setValue('confirmedUntil', day || null)}
          />
        </FieldPairs>
        {shown.length > 0 && (
          <ChoiceColumns>
            <legend>Tags, any of them</legend>
            {shown.map((tag) => (
              <Checkbox
                key={tag}
                isSelected={tags.includes(tag)}
                isDisabled={!tags.includes(tag) && tags.length === TAGS_MAX}
                onChange={(isOn) =>
                  form.setValue('tags', isOn ? [...tags, tag] : tags.filter((each) => each !== tag))
                }
              >
                {tag}
              </Checkbox>
            ))}
          </ChoiceColumns>
        )}
        {(sent.length > 0 || isOlder) && (
          <Select
            label="Signed up through"
            description="Who asked for news in a letter’s own link, or bought through it with the tick."
            items={[
              { id: ANYTHING, label: 'Any way' },
              ...sent.map((letter) => ({ id: letter.id, label: titleOf(letter) })),
              ...(isOlder ? [{ id: cameThrough, label: 'An earlier letter' }] : []),
            ]}
            value={cameThrough ?? ANYTHING}
            onChange={(id) => form.setValue('cameThrough', id === ANYTHING ? null : id)}
          />
        )}
        <Checkbox isSelected={hasBought} onChange={(isOn) => form.setValue('hasBought', isOn)}>
          Only shop customers who opted in to news
        </Checkbox>
      </div>
    </Fold>
  )
}

type Chosen = Pick<LetterInput, 'confirmedFrom' | 'confirmedUntil' | 'tags' | 'cameThrough' | 'hasBought'>

/** What leaves people out, in a few words each. */
function chosen({ confirmedFrom, confirmedUntil, tags, cameThrough, hasBought }: Chosen): string[] {
  return [
    ...(confirmedFrom || confirmedUntil ? ['by the day they confirmed'] : []),
    ...(tags.length > 0 ? [`tagged ${tags.join(' or ')}`] : []),
    ...(cameThrough ? ['came through a letter'] : []),
    ...(hasBought ? ['bought in the shop'] : []),
  ]
}

const Fold = styled.details`
  summary {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.625rem;
    align-items: center;
    min-height: var(--h-control);
    padding: 0.25rem 0.875rem;
    border: 1px solid var(--control);
    border-radius: var(--r-control);
    background: var(--raised);
    font-size: var(--t-ui);
    font-weight: 550;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  summary::after {
    content: '';
    width: 0.4375rem;
    height: 0.4375rem;
    margin: 0 0.25rem 0.25rem auto;
    border: solid var(--ink-2);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  &[open] > summary::after {
    margin-bottom: -0.25rem;
    rotate: 225deg;
  }
  summary > span {
    font-weight: 400;
  }
  > .stack {
    padding: 1rem 0 0.25rem;
  }
`
