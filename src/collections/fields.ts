import type { DateField, FieldHook, NumberField, RelationshipField, SelectField, TextField } from 'payload'
import * as v from 'valibot'
import { adminOnlyField, nobodyField } from '@/access/rules'
import { FIELD_TEXTS, URL_MAX, completeUrl, email, mailboxKey } from '@/contracts/core/wire'
import { touchOwner } from './touchOwner'

/** The owner of a record: the caller, unless an admin sets another one. */
export function owner(name = 'userId', label = 'Belongs to'): RelationshipField {
  return {
    name,
    label,
    type: 'relationship',
    relationTo: 'users',
    required: true,
    index: true,
    defaultValue: ({ user }: { user?: { id: string | number } | null }) => user?.id,
    hooks: { beforeChange: [touchOwner] },
    access: { create: adminOnlyField, update: adminOnlyField },
    admin: { position: 'sidebar' },
  }
}

/** A time set by the server when the record is made; it cannot be changed. */
export function madeAt(name: string, label: string): DateField {
  return {
    name,
    label,
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => new Date().toISOString(),
    access: { create: nobodyField, update: nobodyField },
    admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  }
}

/**
 * Incremented by transactions that must conflict with a change or deletion of the record, such as one that begins to
 * refer to it (database/touchUser.ts, domain/media/mediaPlaces.ts).
 */
export function touches(): NumberField {
  const access = { read: nobodyField, create: nobodyField, update: nobodyField }
  return { name: 'touches', type: 'number', hidden: true, access }
}

/** The SHA-256 of a secret token (auth/tokens.ts), which finds its record. */
export function tokenHash(): TextField {
  return { name: 'tokenHash', type: 'text', required: true, unique: true, index: true }
}

/** How the console shows a day: without an hour. */
export const DAY_ONLY = { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } as const

/** Offers what other records of the list say in a line of text. */
export const SUGGESTED = '/src/components/console/SuggestedField#SuggestedField'

/**
 * When a record was moved to the trash; Payload reads this field. Its own has an index that selects nothing, because
 * nearly all records are not deleted (database/trash.ts has the right one).
 */
export function deletedAt(): DateField {
  return { name: 'deletedAt', label: 'Deleted', type: 'date', admin: { disableBulkEdit: true, hidden: true } }
}

/** A status that only admins change; new records get the first one. */
export function decidedStatus(options: readonly [string, ...string[]], description: string): SelectField {
  return {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    defaultValue: options[0],
    options: options.map((value) => ({ value, label: asWords(value) })),
    access: { create: adminOnlyField, update: adminOnlyField },
    admin: { position: 'sidebar', isClearable: false, description },
  }
}

type Versioned = {
  operation?: string
  originalDoc?: { version?: number }
  context: Record<string, unknown>
}

/**
 * Counts the changes of a record, whoever makes them, so that a change can name the version it is based on
 * (database/versions.ts).
 */
export function versionCount(): NumberField {
  return {
    name: 'version',
    type: 'number',
    required: true,
    defaultValue: 1,
    access: { create: nobodyField, update: nobodyField },
    hooks: {
      beforeChange: [
        ({ operation, originalDoc, context }: Versioned) => {
          if (operation === 'create') return 1
          // Cloud storage updates the record with the file's location; that is not a user's change.
          return (originalDoc?.version ?? 0) + (context.skipCloudStorage ? 0 : 1)
        },
      ],
    },
    admin: { hidden: true },
  }
}

/**
 * The title of a related record as a virtual field, so that records without a title of their own have one in the
 * console.
 */
export function titleOf(name: string, path: string): TextField {
  return { name, type: 'text', virtual: path, admin: { hidden: true, disableListColumn: true } }
}

/** The format of an ISO 4217 code. */
export const CURRENCY_HINT = 'Three capital letters: USD.'

/** Money in minor units of its currency. */
export function cents(
  name: string,
  label: string,
  extra: Pick<NumberField, 'required' | 'defaultValue'> = {},
) {
  const field = wholeNumber(name, label, 'In cents: 14800 is 148.00.', extra)
  const components = { Cell: '/src/components/console/MoneyCell#MoneyCell' }
  return { ...field, admin: { ...field.admin, components } }
}

/** A whole number, 0 or more. */
export function wholeNumber(
  name: string,
  label: string,
  description?: string,
  extra: Pick<NumberField, 'required' | 'defaultValue'> = {},
): NumberField {
  return {
    name,
    label,
    type: 'number',
    min: 0,
    validate: (value: unknown) => {
      if (value === null || value === undefined) return extra.required ? 'This field is required' : true
      return (Number.isSafeInteger(value) && (value as number) >= 0) || 'A whole number, 0 or more'
    },
    admin: { step: 1, description },
    ...extra,
  }
}

/** Stores the one spelling of a mailbox; for `beforeValidate`. */
export const toMailbox: FieldHook = ({ value }) => (typeof value === 'string' ? mailboxKey(value) : value)

/**
 * Whether a value is an e-mail address in the calls' simple shape; else the text that says so. A stored one stays
 * valid, so that an older account can still be approved.
 */
export function isEmail(value: unknown, { previousValue }: { previousValue?: unknown } = {}): true | string {
  const isStored = typeof previousValue === 'string' && mailboxKey(previousValue) === value
  return isStored || v.is(email(), value) || FIELD_TEXTS.invalidEmail
}

/** An e-mail address in the calls' simple shape. */
export function emailAddress(extra: Pick<TextField, 'unique'> = {}): TextField {
  return {
    name: 'email',
    label: 'E-mail',
    type: 'text',
    required: true,
    index: true,
    maxLength: 200,
    validate: isEmail,
    hooks: { beforeValidate: [toMailbox] },
    ...extra,
  }
}

/** An http(s) address, or nothing. */
export function webAddress(name: string, label: string, description?: string): TextField {
  return {
    name,
    label,
    type: 'text',
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? completeUrl(value.trim()) : value)],
    },
    validate: (value: unknown) => !value || isWebAddress(value) || 'Start with https://',
    admin: { description },
  }
}

/** 'content-review' as a label: 'Content review'. */
export function asWords(value: string): string {
  const words = value.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isWebAddress(value: unknown): boolean {
  return (
    typeof value === 'string' && value.length <= URL_MAX && /^https?:\/\//i.test(value) && URL.canParse(value)
  )
}
