'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import { TOPICS, TOPIC_WORDS } from '@/contracts/audience/subscription'
import { Checkbox } from '../../ui/Checkbox'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { Segment } from './Segment'
import type { LetterForm } from './useLetterForm'

/** What a button of the toolbar writes around the selection, or in its place when nothing is selected. */
type Insert = { label: string; sign: string; before: string; after: string; words: string }
const INSERTS: Insert[] = [
  { label: 'Bold', sign: 'B', before: '**', after: '**', words: 'bold' },
  { label: 'Italic', sign: 'I', before: '*', after: '*', words: 'italic' },
  { label: 'Heading', sign: 'H', before: '\n\n## ', after: '\n\n', words: 'Heading' },
  { label: 'Link', sign: 'Link', before: '[', after: '](https://)', words: 'where it leads' },
  { label: 'List', sign: 'List', before: '\n\n- ', after: '\n', words: 'first of a list' },
  { label: 'Picture', sign: 'Picture', before: '![', after: '](https://)', words: 'what there is to see' },
  { label: 'Button', sign: 'Button', before: '\n\n[', after: '](/shop){button}\n\n', words: 'See the shop' },
  { label: 'First name', sign: '{{name}}', before: '{{name|', after: '}}', words: 'friend' },
]

/** The fields of a letter below its subject. */
export function LetterFields({ form, isAdmin }: { form: LetterForm['form']; isAdmin: boolean }) {
  const area = useRef<HTMLDivElement>(null)
  const { values } = form

  function insert({ before, after, words }: Insert): void {
    const field = area.current?.querySelector('textarea')
    if (!field) return
    const { selectionStart: start, selectionEnd: end, value } = field
    const chosen = value.slice(start, end) || words
    // At the very beginning no empty lines are needed.
    const lead = start === 0 ? before.trimStart() : before
    form.setValue('body', value.slice(0, start) + lead + chosen + after + value.slice(end))
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(start + lead.length, start + lead.length + chosen.length)
    })
  }
  return (
    <div className="stack">
      <TextField label="Preheader" isOptional {...form.field('preheader')} />
      <Select
        label="Topic"
        items={TOPICS.map((id) => ({ id, label: TOPIC_WORDS[id].title }))}
        {...form.field('topic')}
      />
      {isAdmin && <Segment form={form} />}
      <Area ref={area}>
        <Tools role="toolbar" aria-label="Insert">
          {INSERTS.map((each) => (
            <button key={each.label} type="button" aria-label={each.label} onClick={() => insert(each)}>
              {each.sign}
            </button>
          ))}
        </Tools>
        <TextArea label="Letter" rows={20} {...form.field('body')} />
      </Area>
      <div>
        <Checkbox isSelected={values.countsClicks} onChange={(isOn) => form.setValue('countsClicks', isOn)}>
          Count clicks, without knowing whose
        </Checkbox>
        <Checkbox isSelected={values.isPublic} onChange={(isOn) => form.setValue('isPublic', isOn)}>
          Show it on the site once it is sent, and in the feed
        </Checkbox>
        {values.isPublic && (
          <Checkbox isSelected={values.isIndexed} onChange={(isOn) => form.setValue('isIndexed', isOn)}>
            Let search engines find it
          </Checkbox>
        )}
      </div>
    </div>
  )
}

/** The toolbar lies between the label and the text, in one frame with it. */
const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > .field {
    display: contents;
  }
  .label {
    order: -1;
    margin-bottom: 0.375rem;
  }
  textarea.input {
    border-top: 0;
    border-top-left-radius: 0;
    border-top-right-radius: 0;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  padding: 0.25rem 0.375rem;
  border: 1px solid var(--control);
  border-bottom-color: var(--line);
  border-radius: var(--r-control) var(--r-control) 0 0;
  background: var(--raised);

  > button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0 0.625rem;
    border: 1px solid transparent;
    border-radius: var(--r-control);
    background: none;
    font-size: var(--t-ui);
    font-weight: 550;
    color: var(--ink-2);
    cursor: pointer;

    &:hover {
      border-color: var(--control);
      color: var(--ink);
    }
  }
  > button:nth-child(1) {
    font-weight: 700;
  }
  > button:nth-child(2) {
    font-family: var(--font-display);
    font-style: italic;
  }
  > button:last-child {
    margin-left: auto;
  }
`
