import type { CollectionConfig, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { ownedRecords } from '@/access/rules'
import { LINK_LABEL_MAX } from '@/contracts/links/shortLinks'
import { owner } from '../fields'
import { fixed } from '../orderFields'
import { randomCharacters } from '@/auth/crockford'
import { driverCollection } from '@/database/driverCollection'

const LENGTH = 4
const TRIES = 20

/** Generates the code of a new link; users cannot choose or change it, and the unique index rejects duplicates. */
const makeCode: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') return { ...data, code: originalDoc?.code }
  return { ...data, code: await freeCode(req) }
}

async function freeCode(req: PayloadRequest): Promise<string> {
  let code = randomCharacters(LENGTH).toLowerCase()
  for (let tries = 1; tries < TRIES; tries += 1) {
    if ((await driverCollection(req, 'short-links').countDocuments({ code })) === 0) return code
    // Longer after several collisions.
    code = randomCharacters(LENGTH + Math.floor(tries / 5)).toLowerCase()
  }
  return code
}

/** Creators' short links, one for each post that promotes something (docs/behaviour.md, 12.16). */
export const ShortLinks: CollectionConfig = {
  slug: 'short-links',
  labels: { singular: 'Short link', plural: 'Short links' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'label',
    description: 'Creators make them in the dashboard, and see there what was sold through each.',
    defaultColumns: ['label', 'code', 'productId', 'userId', 'createdAt'],
    listSearchableFields: ['label', 'code'],
  },
  access: ownedRecords,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [makeCode] },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: LINK_LABEL_MAX },
    { name: 'code', type: 'text', unique: true, access: fixed, admin: { readOnly: true } },
    {
      name: 'productId',
      label: 'Leads to',
      type: 'relationship',
      relationTo: 'products',
      admin: { description: 'Empty: the shop.' },
    },
    { name: 'taskId', label: 'Post', type: 'relationship', relationTo: 'tasks' },
    owner(),
  ],
}
