import type { Field, GroupField } from 'payload'
import { COUNTED, headline, line, section } from '@/collections/copyFields'

/** A page with one short message: heading, text and the label of the link away from it. */
export function message(name: string, label: string): GroupField {
  return section(name, label, [
    headline('heading', 'Heading', 24),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 200,
      admin: { components: { Description: COUNTED } },
    },
    line('linkLabel', 'Button', 32),
  ])
}

/** What search engines and browser tabs say of a page that shares its global with others. */
export function searchTexts(): Field[] {
  return [
    line('title', 'Title in the browser tab', 60),
    {
      name: 'description',
      label: 'Description for search engines',
      type: 'textarea',
      required: true,
      maxLength: 160,
      admin: { components: { Description: COUNTED } },
    },
  ]
}
