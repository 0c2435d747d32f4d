import { openSecret } from '@/auth/secrets'
import { mediaFile } from '../core/mediaFile'
import type {
  PlatformConnection as StoredPlatformConnection,
  Product as StoredProduct,
} from '@/payload-types'
import { idOf, idOrNull, toFlag } from '@/database/ids'
import { type Product, type PublicProduct } from '@/contracts/commerce/products'
import type { ProductFile } from '@/contracts/commerce/downloads'
import type { ProductVariants } from '@/contracts/commerce/variants'
import type { WaitingProduct } from '@/contracts/commerce/catalogue'
import { type PlatformConnection, SECRET_MASK } from '@/contracts/commerce/connections'

/** A secret shorter than this is masked completely. */
const SHOWS_END_FROM = 12
const SHOWN_END = 4

export type ShopProduct = Pick<StoredProduct, keyof PublicProduct>

/** A stored product with populated pictures, as everyone sees it. */
export function presentPublicProduct(stored: ShopProduct): PublicProduct {
  return {
    id: stored.id,
    title: stored.title,
    description: stored.description ?? null,
    category: stored.category ?? null,
    price: stored.price,
    compareAtPrice: stored.compareAtPrice ?? null,
    currency: stored.currency,
    images: (stored.images ?? []).flatMap(({ media, url }) => mediaFile(media)?.url ?? url ?? []),
    isFeatured: toFlag(stored.isFeatured),
    inventoryQuantity: stored.inventoryQuantity,
    createdAt: stored.createdAt,
  }
}

/** A stored product as its owner sees it. */
export function presentProduct(stored: Omit<StoredProduct, 'variants' | 'options' | 'files'>): Product {
  return {
    ...presentPublicProduct(stored),
    userId: idOf(stored.userId),
    platformConnectionId: idOrNull(stored.platformConnectionId),
    externalId: stored.externalId ?? null,
    tags: stored.tags ?? [],
    sku: stored.sku ?? null,
    barcode: stored.barcode ?? null,
    weight: stored.weight ?? null,
    isActive: toFlag(stored.isActive),
    updatedAt: stored.updatedAt,
  }
}

/** Address, options, variants and files of a stored product, as its owner sees them. */
export function presentVariants(stored: StoredProduct, files: ProductFile[]): ProductVariants {
  const { id, slug, options, variants, availableFrom } = stored
  return {
    id,
    slug: slug ?? id,
    availableFrom: availableFrom?.slice(0, 10) ?? null,
    options: (options ?? []).map(({ name, values }) => ({ name, values })),
    variants: (variants ?? []).map((variant) => ({
      id: variant.id ?? '',
      values: variant.values,
      sku: variant.sku ?? null,
      price: variant.price ?? null,
      inventoryQuantity: variant.inventoryQuantity,
      isActive: toFlag(variant.isActive),
    })),
    files,
  }
}

/** A stored product that awaits approval, with its populated owner. */
export function presentWaiting(stored: StoredProduct): WaitingProduct {
  const { id, title, description, price, currency, images, createdAt } = presentPublicProduct(stored)
  const { userId: owner } = stored
  const username = owner && typeof owner === 'object' ? owner.username : ''
  return { id, title, description, price, currency, images, username, createdAt }
}

/** A stored connection as its owner sees it: each secret as a mask, or null where there is none. */
export function presentConnection(stored: StoredPlatformConnection): PlatformConnection {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    platform: stored.platform,
    platformName: stored.platformName,
    apiKey: mask(stored.apiKey),
    apiSecret: mask(stored.apiSecret),
    shopUrl: stored.shopUrl ?? null,
    accessToken: mask(stored.accessToken),
    isActive: toFlag(stored.isActive),
    lastSyncedAt: stored.lastSyncedAt ?? null,
  }
}

function mask(sealed: string | null | undefined): string | null {
  if (!sealed) return null
  const secret = openSecret(sealed) ?? ''
  return secret.length < SHOWS_END_FROM ? SECRET_MASK : `${SECRET_MASK}${secret.slice(-SHOWN_END)}`
}
