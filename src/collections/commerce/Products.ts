import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Condition,
  Field,
} from 'payload'
import {
  adminOnlyField,
  inShopOrOwn,
  nobodyField,
  ownOrAdmin,
  ownOrAdminField,
  ownOrShopEditor,
  signedIn,
  signedInField,
} from '@/access/rules'
import { hiddenFromMarketing, isShopEditor, needsApproval } from '@/access/guards'
import { PRODUCT_FILES_MAX } from '@/contracts/commerce/downloads'
import { DEFAULT_CURRENCY, IMAGES_MAX, TAGS_MAX, isPictureUrl } from '@/contracts/commerce/products'
import { formerSlugs, slugField } from '../addressFields'
import { picture } from '../copyFields'
import { CURRENCY_HINT, DAY_ONLY, SUGGESTED, cents, owner, webAddress, wholeNumber } from '../fields'
import { holdFiles } from './hooks/holdFiles'
import { holdPictures } from './hooks/holdPictures'
import { keepStock } from './hooks/keepStock'
import { requireOwnConnection } from './hooks/requireOwnConnection'
import { deleteWaitingList, offerNewStock } from './hooks/offerNewStock'
import { adjustStock, options, stockedQuantity, storedStock, variants } from './variantFields'
import { setSlug } from '../setSlug'
import { screenHref } from '@/contracts/screens'
import { idOf } from '@/database/ids'
import { notifyAdmins } from '@/database/notify'
import type { Product as StoredProduct } from '@/payload-types'

/** Decides whether a new product awaits approval; products created without a user, such as the seed's, do not. */
const setAwaitingApproval: CollectionBeforeChangeHook<StoredProduct> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  return { ...data, isWaiting: await needsApproval(req, req.user, idOf(data.userId)) }
}

/** Tells admins of a product that awaits approval (docs/behaviour.md, 5.23). */
const notifyOfWaiting: CollectionAfterChangeHook<StoredProduct> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.isWaiting) return
  await notifyAdmins(req, {
    kind: 'listing',
    dedupeKey: `product:${doc.id}`,
    title: 'A product to review',
    body: doc.title,
    href: `${screenHref('ecommerce')}?tab=review`,
  })
}

/** What shop editors change of everybody's products. */
const TEXTS_AND_PICTURES = new Set(['title', 'description', 'images', 'category', 'tags'])

/** Creators' products (docs/behaviour.md, 5.5). Active ones are in the shop; prices in cents, weight in grams. */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromMarketing,
    useAsTitle: 'title',
    description: 'Active products are in the shop, newest first, unless they await approval.',
    defaultColumns: [
      'title',
      'category',
      'price',
      'inventoryQuantity',
      'isActive',
      'isFeatured',
      'isWaiting',
    ],
    listSearchableFields: ['title', 'category', 'sku'],
  },
  access: { create: signedIn, read: inShopOrOwn, update: ownOrShopEditor, delete: ownOrAdmin() },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['isActive', 'createdAt'] }, { fields: ['isWaiting', 'createdAt'] }],
  hooks: {
    beforeChange: [
      requireOwnConnection,
      setAwaitingApproval,
      setSlug('products'),
      keepStock,
      holdPictures,
      holdFiles,
    ],
    afterChange: [offerNewStock, notifyOfWaiting],
    afterDelete: [deleteWaitingList],
  },
  fields: closedToShopEditors([
    // All searched fields are indexed (payload/foldedSearch.ts).
    { name: 'title', type: 'text', required: true, maxLength: 200, index: true },
    { name: 'description', type: 'textarea', maxLength: 5_000 },
    {
      type: 'row',
      fields: [
        cents('price', 'Price', { required: true }),
        cents('compareAtPrice', 'Price before the discount'),
        {
          name: 'currency',
          type: 'text',
          required: true,
          defaultValue: DEFAULT_CURRENCY,
          maxLength: 3,
          admin: { description: CURRENCY_HINT },
        },
      ],
    },
    {
      name: 'images',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      type: 'array',
      maxRows: IMAGES_MAX,
      admin: {
        initCollapsed: false,
        description: 'The first one is the card. Upright pictures, 4:5, look best. Drag to sort.',
      },
      fields: [
        picture('media', 'From Media'),
        {
          ...webAddress('url', 'Or its address', 'Only where it is not in Media.'),
          validate: validatePicture,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'text',
          index: true,
          maxLength: 200,
          admin: {
            description: 'Visitors filter the shop by it. What other products say is offered as you type.',
            components: { Field: SUGGESTED },
          },
        },
        {
          name: 'tags',
          type: 'text',
          hasMany: true,
          maxRows: TAGS_MAX,
          admin: { description: 'Press Enter after each.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        storedStock(),
        adjustStock(({ variants: rows }) => !Array.isArray(rows) || rows.length === 0),
        wholeNumber('weight', 'Weight', 'In grams.'),
      ],
    },
    {
      name: 'availableFrom',
      label: 'Available from',
      type: 'date',
      admin: {
        date: DAY_ONLY,
        description: 'Before this date it can be pre-ordered, up to the stock, and ships from this date.',
      },
    },
    stockedQuantity,
    options,
    variants,
    {
      // Files are chosen in the dashboard; a product with files is not shipped and never runs out.
      name: 'files',
      type: 'relationship',
      relationTo: 'product-files',
      hasMany: true,
      index: true,
      maxRows: PRODUCT_FILES_MAX,
      access: { read: signedInField },
      admin: { hidden: true },
    },
    {
      name: 'isDownload',
      label: 'To download',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'Its seller gives files instead of a parcel.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sku',
          label: 'SKU',
          type: 'text',
          maxLength: 200,
          index: true,
          access: { read: signedInField },
        },
        { name: 'barcode', type: 'text', maxLength: 200, access: { read: signedInField } },
        {
          name: 'externalId',
          label: 'Id in the store',
          type: 'text',
          maxLength: 200,
          admin: { description: 'What the connected store calls it.' },
          access: { read: signedInField },
        },
      ],
    },
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Only active products are in the shop.' },
    },
    {
      name: 'isFeatured',
      label: 'Featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Up to four appear first in the shop.' },
    },
    {
      name: 'isWaiting',
      label: 'Awaiting approval',
      type: 'checkbox',
      defaultValue: false,
      access: { create: adminOnlyField, read: signedInField, update: adminOnlyField },
      admin: { position: 'sidebar', description: 'Visitors do not see it before an admin takes this off.' },
    },
    slugField('Address in the shop', '/shop/'),
    formerSlugs,
    ownerOfProduct(),
    {
      name: 'platformConnectionId',
      label: 'Platform connection',
      type: 'relationship',
      relationTo: 'platform-connections',
      index: true,
      filterOptions: ({ data }) => ({ userId: { equals: data?.userId } }),
      access: { read: signedInField },
      admin: {
        position: 'sidebar',
        description: 'One of the same creator, or none.',
        condition: notForShopEditors,
      },
    },
  ]),
}

/** Leaves every other field, future ones included, to the product's owner and admins (docs/behaviour.md, 7.6). */
function closedToShopEditors(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'row') return { ...field, fields: closedToShopEditors(field.fields) }
    if (!('name' in field) || field.type === 'ui' || TEXTS_AND_PICTURES.has(field.name ?? '')) return field
    return { ...field, access: { update: ownOrAdminField, ...field.access } } as Field
  })
}

function ownerOfProduct() {
  const field = owner()
  const admin = { position: 'sidebar' as const, condition: notForShopEditors }
  return { ...field, access: { ...field.access, read: signedInField }, admin }
}

/** They may read neither accounts nor connections, so their form would name both by an id. */
function notForShopEditors(...[, , { user }]: Parameters<Condition>): boolean {
  return !isShopEditor(user)
}

/** A row is a picture of the media library or an address, which may be that of a library file deleted since. */
function validatePicture(
  value: unknown,
  { siblingData }: { siblingData: { media?: unknown } },
): true | string {
  if (!value) return Boolean(siblingData.media) || 'Choose a picture or write its address'
  return (typeof value === 'string' && isPictureUrl(value)) || 'Start with https://'
}
