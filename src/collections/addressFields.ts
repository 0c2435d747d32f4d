import type { TextField } from 'payload'
import { SLUG_HINT, slugOf } from '@/contracts/commerce/slug'
import { SLUG_MAX } from '@/contracts/commerce/variants'
import { fixed } from './orderFields'

/**
 * The last part of the address of a record's page, made from its title when it is added (collections/setSlug.ts);
 * unique. `path` is what comes before it.
 */
export function slugField(label: string, path: string): TextField {
  return {
    name: 'slug',
    label,
    type: 'text',
    unique: true,
    maxLength: SLUG_MAX,
    hooks: { beforeDuplicate: [() => null] },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (typeof value === 'string' && value === slugOf(value)) ||
      SLUG_HINT,
    admin: {
      position: 'sidebar',
      description: `After ${path}. A former one keeps working: it leads to the new one.`,
      condition: (_, __, { operation }) => operation === 'update',
    },
  }
}

/** Earlier addresses of the record, which redirect to the current one. */
export const formerSlugs: TextField = {
  name: 'formerSlugs',
  label: 'Earlier addresses',
  type: 'text',
  hasMany: true,
  index: true,
  access: fixed,
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: ({ formerSlugs: former }) => Array.isArray(former) && former.length > 0,
  },
}
