import { ownPictureName } from '@/contracts/commerce/products'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { formatCents } from '@/contracts/core/money'
import { type FieldLabels, yesOrNo } from '../../api/conflictFields'
import type { ProductValues } from './ProductFields'
import type { VariantValues } from './variantForm'

/** What the fields of a product are called, and how their values are shown, where two versions are compared. */
export function productLabels(
  currency: string | undefined,
  connections: readonly PlatformConnection[],
): FieldLabels<ProductValues> {
  const money = (cents: number | null) => (cents === null ? '' : formatCents(cents, currency))
  return {
    title: 'Title',
    description: 'Description',
    price: { label: 'Price', show: money },
    compareAtPrice: { label: 'Compare-at price', show: money },
    currency: 'Currency',
    inventoryQuantity: 'Inventory',
    weight: 'Weight in grams',
    availableFrom: 'Available from',
    sku: 'SKU',
    barcode: 'Barcode',
    files: { label: 'Downloads', show: (files) => lines(files.map(({ name }) => name)) },
    options: {
      label: 'Options',
      show: (options) => lines(options.map(({ name, values }) => `${name}: ${values.join(', ')}`)),
    },
    variants: {
      label: 'Variants',
      show: (variants) => lines(variants.map((variant) => variantText(variant, money))),
    },
    category: 'Category',
    platformConnectionId: {
      label: 'Platform connection',
      show: (chosen) => connections.find(({ id }) => id === chosen)?.platformName ?? 'None',
    },
    tags: 'Tags',
    images: { label: 'Pictures', show: (images) => lines(images.map((url) => ownPictureName(url) ?? url)) },
    isActive: { label: 'Active', show: yesOrNo },
    isFeatured: { label: 'Featured', show: yesOrNo },
  }
}

/** "S / Red: 4 in stock, $12.00, SKU TEE-S, not active" */
function variantText(variant: VariantValues, money: (cents: number | null) => string): string {
  const { values, inventoryQuantity, price, sku, isActive } = variant
  const facts = [
    `${inventoryQuantity ?? 'nothing'} in stock`,
    money(price),
    sku && `SKU ${sku}`,
    isActive === 'false' && 'not active',
  ]
  return `${values.join(' / ')}: ${facts.filter(Boolean).join(', ')}`
}

/** One below the other; the dialog keeps the line breaks. */
function lines(texts: readonly string[]): string {
  return texts.join('\n')
}
