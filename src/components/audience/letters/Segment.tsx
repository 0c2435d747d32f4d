'use client'

import { listLetters } from '@/contracts/audience/letters'
import { listTags } from '@/contracts/audience/subscribers'
import { TAGS_MAX } from '@/contracts/audience/tags'
import { useLoad } from '../../api/useLoad'
import { ChoiceColumns } from '../../ui/ChoiceColumns'
import { Checkbox } from '../../ui/Checkbox'
import { Select } from '../../ui/Select'
import { titleOf } from './letterWords'
import type { LetterForm } from './useLetterForm'

const ANYTHING = 'anything'

/** Who among the people of a topic gets a letter; each choice leaves fewer of them (docs/behaviour.md, 13.8). */
export function Segment({ form }: { form: LetterForm['form'] }) {
  const { tags, cameThrough, hasBought } = form.values
  const known = useLoad(listTags).data ?? []
  const sent = (useLoad(listLetters).data?.items ?? []).filter(({ startedAt }) => startedAt !== null)
  const isOlder = cameThrough !== null && !sent.some(({ id }) => id === cameThrough)
  const shown = [...new Set([...known, ...tags])]
  return (
    <>
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
          label="Came through, and ticked"
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
        Only who bought in the shop, with the tick for news
      </Checkbox>
    </>
  )
}
