import type { Field, GroupField, TextareaField } from 'payload'
import { COUNTED, headline, line, section } from '@/collections/copyFields'

/** A page with one short message: heading, text and the label of the link away from it. */
export function message(name: string, label: string): GroupField {
  return section(name, label, [
    headline('heading', 'Heading', 24),
    paragraph('text', 'Text', 200),
    line('linkLabel', 'Button', 32),
  ])
}

/** A required text of several lines, without a format. */
export function paragraph(
  name: string,
  label: string,
  maxLength: number,
  description?: string,
): TextareaField {
  return {
    name,
    label,
    type: 'textarea',
    required: true,
    maxLength,
    admin: { description, components: { Description: COUNTED } },
  }
}

/** What search engines and browser tabs say of a page that shares its global with others. */
export function searchTexts(): Field[] {
  return [
    line('title', 'Title in the browser tab', 60),
    paragraph('description', 'Description for search engines', 160),
  ]
}
