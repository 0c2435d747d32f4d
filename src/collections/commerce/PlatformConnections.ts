import type { CollectionConfig, TextField, FieldHook, CollectionAfterDeleteHook } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { nobodyField, ownedRecords } from '@/access/rules'
import { PLATFORMS, PLATFORM_SECRETS } from '@/contracts/commerce/connections'
import { asWords, owner, webAddress } from '../fields'
import { sealSecret } from '@/auth/secrets'

/** The products of a deleted connection are kept without one (docs/behaviour.md, 8.3). */
const releaseProducts: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'products',
    where: { platformConnectionId: { equals: id } },
    data: { platformConnectionId: null },
    req,
    returning: false,
  })
}

/** Encrypts a new secret. A stored one comes back unchanged with every save and is kept as it is. */
const sealBeforeStoring: FieldHook = ({ value, previousValue }) => {
  if (!value) return null
  return value === previousValue ? value : sealSecret(String(value))
}

/** Creators' stores (docs/behaviour.md, 5.6). Secrets are stored encrypted and never shown. */
export const PlatformConnections: CollectionConfig = {
  slug: 'platform-connections',
  labels: { singular: 'Platform connection', plural: 'Platform connections' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'platformName',
    description: 'The stores that creators connected. Keys and tokens are theirs alone and never shown here.',
    defaultColumns: ['platformName', 'platform', 'userId', 'isActive', 'lastSyncedAt'],
    listSearchableFields: ['platformName', 'shopUrl'],
  },
  access: ownedRecords,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { afterDelete: [releaseProducts] },
  fields: [
    { name: 'platformName', type: 'text', required: true, maxLength: 200 },
    {
      name: 'platform',
      type: 'select',
      required: true,
      options: PLATFORMS.map((value) => ({ value, label: asWords(value) })),
    },
    webAddress('shopUrl', 'Shop URL'),
    ...PLATFORM_SECRETS.map(secret),
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    owner(),
    {
      name: 'lastSyncedAt',
      label: 'Last synced',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}

function secret(name: string): TextField {
  return {
    name,
    type: 'text',
    hidden: true,
    access: { read: nobodyField },
    hooks: { beforeChange: [sealBeforeStoring] },
  }
}
