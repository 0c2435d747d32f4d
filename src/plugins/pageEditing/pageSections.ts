import type { CollapsibleField, Field, GroupField } from 'payload'

/** A page with fewer sections shows them open, one below the other. */
const FEW = 3

export type PageSection = { name: string; label: string }

/** The sections of a page, in its form's order; none for a page with few of them. */
export function sectionsOf(fields: readonly Field[]): PageSection[] {
  const sections = fields.filter(isSection).map(({ name, label }) => ({ name, label: label as string }))
  return sections.length < FEW ? [] : sections
}

/**
 * Folds the sections of a long page up, so that the whole of it can be seen at once; the first one, which people change
 * most, is open (docs/behaviour.md, 9.6).
 */
export function withSections(fields: Field[]): Field[] {
  const [first] = sectionsOf(fields)
  if (!first) return fields
  return fields.map((field) => (isSection(field) ? folded(field, field.name !== first.name) : field))
}

type Section = GroupField & { name: string }

function isSection(field: Field): field is Section {
  // One that only some may see stays as it is: a list would lead others to nothing.
  return field.type === 'group' && 'name' in field && field.custom?.isSection === true && !field.access
}

function folded(section: Section, initCollapsed: boolean): CollapsibleField {
  return {
    type: 'collapsible',
    label: section.label as string,
    // Both classes are what components/console/editing/fieldElements.ts finds a section by.
    admin: { initCollapsed, className: `page-section page-section-${section.name}` },
    fields: [{ ...section, admin: { ...section.admin, hideGutter: true } }],
  }
}
