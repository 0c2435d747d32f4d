import * as v from 'valibot'
import { call } from '../core/call'
import {
  FIELD_TEXTS,
  Message,
  date,
  defaulted,
  flag,
  httpUrl,
  id,
  optional,
  patchable,
  text,
} from '../core/wire'

/** Platforms that can be connected (docs/behaviour.md, 4.7). */
export const PLATFORMS = ['tiktok_shop', 'shopify', 'amazon', 'manual'] as const
export type Platform = (typeof PLATFORMS)[number]

export const PLATFORM_SECRETS = ['apiKey', 'apiSecret', 'accessToken'] as const
export type PlatformSecret = (typeof PLATFORM_SECRETS)[number]

/** Texts of the Ecommerce screen and its calls (docs/behaviour.md, 4.7). */
export const CONNECTION_TEXTS = {
  nameRequired: 'Platform name is required',
  created: 'Platform connection created successfully',
  updated: 'Platform connection updated successfully',
  deleted: 'Platform connection deleted successfully',
  deleteFailed: 'Failed to delete connection',
  createFailed: 'Failed to create connection',
  updateFailed: 'Failed to update connection',
} as const

/** Replaces a stored secret on the wire, with its last four characters unless it is short ('••••1234', '••••'). */
export const SECRET_MASK = '••••'

/** Whether a text is a mask that was sent back unchanged. */
export function isMask(value: string): boolean {
  return value.startsWith(SECRET_MASK)
}

const Secret = v.pipe(v.string(FIELD_TEXTS.invalid), v.trim(), v.maxLength(5_000, 'At most 5000 characters'))

/**
 * The body that makes a connection. The server accepts a manual one without a shop URL; only the form's label
 * asks for it (docs/behaviour.md, 4.7).
 */
export const PlatformConnectionInput = v.object({
  platform: v.picklist(PLATFORMS),
  platformName: text(CONNECTION_TEXTS.nameRequired),
  apiKey: optional(Secret),
  apiSecret: optional(Secret),
  shopUrl: optional(httpUrl()),
  accessToken: optional(Secret),
  isActive: defaulted(flag, 'true'),
})
export type PlatformConnectionInput = v.InferOutput<typeof PlatformConnectionInput>

/** A connection as its owner sees it; secrets are masked. */
export const PlatformConnection = v.strictObject({
  id,
  userId: id,
  platform: v.picklist(PLATFORMS),
  platformName: v.string(),
  apiKey: v.nullable(v.string()),
  apiSecret: v.nullable(v.string()),
  shopUrl: v.nullable(v.string()),
  accessToken: v.nullable(v.string()),
  isActive: flag,
  lastSyncedAt: v.nullable(date),
})
export type PlatformConnection = v.InferOutput<typeof PlatformConnection>

/** What the form of a connection shows. */
const SHOWN = [
  'platform',
  'platformName',
  'apiKey',
  'apiSecret',
  'shopUrl',
  'accessToken',
  'isActive',
] as const

/** Changes only the given fields. A secret that is missing, '' or its mask is kept; null clears it. */
export const PlatformConnectionPatch = v.object({
  platform: v.optional(v.picklist(PLATFORMS, FIELD_TEXTS.invalid)),
  platformName: v.optional(text(CONNECTION_TEXTS.nameRequired)),
  apiKey: v.optional(v.nullable(Secret)),
  apiSecret: v.optional(v.nullable(Secret)),
  shopUrl: patchable(httpUrl()),
  accessToken: v.optional(v.nullable(Secret)),
  isActive: v.optional(defaulted(flag, 'true')),
  /** As the client read it, secrets as their masks: 409 if it is different by now. */
  was: v.optional(v.partial(v.pick(PlatformConnection, SHOWN))),
})
export type PlatformConnectionPatch = v.InferOutput<typeof PlatformConnectionPatch>

export const listPlatformConnections = call({
  method: 'get',
  path: '/platform-connections',
  who: 'user',
  answer: v.array(PlatformConnection),
  summary: "The caller's connections, newest first; secrets as masks",
})

export const createPlatformConnection = call({
  method: 'post',
  path: '/platform-connections',
  who: 'user',
  body: PlatformConnectionInput,
  answer: PlatformConnection,
  status: 201,
  summary: 'Connect a store',
  fails: [409],
})

export const updatePlatformConnection = call({
  method: 'patch',
  path: '/platform-connections/:id',
  who: 'user',
  body: PlatformConnectionPatch,
  answer: PlatformConnection,
  summary: "Change one of the caller's connections",
  fails: [409],
})

export const deletePlatformConnection = call({
  method: 'delete',
  path: '/platform-connections/:id',
  who: 'user',
  answer: Message,
  summary: "Delete one of the caller's connections; its products stay, without one",
})
