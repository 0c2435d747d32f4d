import type { Field, FieldHook, GroupField, PayloadRequest, TextField, UploadField } from 'payload'
import { LINK_TEXTS, completeLink, isUsableLink } from '@/contracts/core/links'
import { leadsSomewhere } from '@/domain/pages/ownPaths'

/** Says below a field how many of its characters are used. */
export const COUNTED = '/src/components/console/CountedDescription#CountedDescription'

/** A required one-line text with a limit that keeps the layout intact. */
export function line(name: string, label: string, maxLength: number, description?: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    maxLength,
    admin: {
      description: description ?? `At most ${maxLength} characters.`,
      components: { Description: COUNTED },
    },
  }
}

/** A headline in two halves; the second one is set in italic. */
export function headline(name: string, label: string, maxLength = 40): GroupField {
  return {
    name,
    label,
    type: 'group',
    admin: {
      description: 'Two halves of one headline: the first is upright, the second italic and may be empty.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          { ...line('start', 'First half', maxLength), admin: { width: '50%' } },
          {
            ...line('end', 'Second part (italic), optional', maxLength),
            required: false,
            admin: { width: '50%' },
          },
        ],
      },
    ],
  }
}

/** Completes a link as people type it (contracts/core/links.ts). */
export const completed: FieldHook = ({ value }) => (typeof value === 'string' ? completeLink(value) : value)

/** Why a link cannot be published: it is no address, or leads to no page of this site; null if it can. */
export async function faultOfLink(value: unknown, req: PayloadRequest): Promise<string | null> {
  if (!isUsableLink(value)) return LINK_TEXTS.unusable
  return (await leadsSomewhere(req, value)) ? null : LINK_TEXTS.leadsNowhere(value)
}

/** The target of a link: a page of this site, a web or a mail address. Checked when it is published. */
export function link(name: string, label: string, description?: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    maxLength: 2048,
    custom: { isLink: true },
    hooks: { beforeValidate: [completed] },
    validate: async (value: unknown, { req, required }) =>
      (!required && !value) || ((await faultOfLink(value, req)) ?? true),
    admin: {
      description: description ?? 'A page of this site (/shop), a web address or a mail address.',
      components: { afterInput: ['/src/components/console/LinkPicker#LinkPicker'] },
    },
  }
}

/** One picture from the media library. */
export function picture(name: string, label: string, description?: string): UploadField {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: {
      description,
      components: { afterInput: ['/src/components/console/media/ReplaceHere#ReplaceHere'] },
    },
  }
}

/** What search engines and shared links show of a page. */
export function pageMeta(): Field {
  return {
    name: 'meta',
    label: 'Search and sharing',
    type: 'group',
    custom: { isSection: true },
    admin: { description: 'What search engines and shared links show.' },
    fields: [
      line('title', 'Title', 60, 'At most 60 characters; the brand name is added.'),
      {
        name: 'description',
        type: 'textarea',
        required: true,
        maxLength: 160,
        admin: {
          description: 'One or two sentences, at most 160 characters.',
          components: { Description: COUNTED },
        },
      },
      picture('picture', 'Picture for sharing', '1200 × 630. Empty: the one of Site settings.'),
      {
        name: 'look',
        type: 'ui',
        admin: { components: { Field: '/src/components/console/SharePreview#SharePreview' } },
      },
    ],
  }
}

/** Names a row by its first text, so that it is known while it is closed, moved or compared. */
export const ROW_LABEL = '/src/components/console/editing/RowName#RowName'

/** Rows that a page renders as a list. */
export function rows(
  name: string,
  labels: { singular: string; plural: string },
  limits: { minRows?: number; maxRows: number },
  fields: Field[],
): Field {
  return {
    name,
    label: labels.plural,
    labels,
    type: 'array',
    required: true,
    minRows: 1,
    ...limits,
    fields,
    admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  }
}

/** Leaves a section out of its page; shown unless somebody turns it off. */
export function canBeLeftOut(): Field {
  return {
    name: 'isLeftOut',
    label: 'Leave this section out of the page',
    type: 'checkbox',
    defaultValue: false,
  }
}

/** Several fields under one heading in the console. */
export function section(name: string, label: string, fields: Field[], description?: string): GroupField {
  return { name, label, type: 'group', custom: { isSection: true }, fields, admin: { description } }
}
