import * as v from 'valibot'
import { call } from './core/call'
import { FIELD_TEXTS, date, httpUrl, integer, noQuery, patchable, text } from './core/wire'
import { CHECKLISTS, PLATFORM_IDS } from './platformChecklists'

/** Ten billion, more than the world's population. */
const FOLLOWERS_MAX = 10_000_000_000

export const PLATFORM_TEXTS = {
  followersInvalid: 'Followers must be a whole number, 0 or more',
  itemUnknown: 'Unknown item',
  versionMissing: 'Send the version that you read',
  saved: 'Account saved',
  saveFailed: 'Failed to save account',
  tickFailed: 'Failed to save the checklist',
} as const

export const PlatformProfile = v.strictObject({
  platform: v.picklist(PLATFORM_IDS),
  /** Without the @. */
  handle: v.nullable(v.string()),
  url: v.nullable(v.string()),
  followers: v.nullable(v.number()),
  /** When the followers were entered. */
  followersAt: v.nullable(date),
  /** Ids of the ticked items. */
  setupDone: v.array(v.string()),
  verificationDone: v.array(v.string()),
  /** Of handle, address and followers; 0 until they are first saved. Ticks do not change it. */
  version: v.number(),
})
export type PlatformProfile = v.InferOutput<typeof PlatformProfile>

export const listPlatformProfiles = call({
  method: 'get',
  path: '/platform-profiles',
  who: 'user',
  query: noQuery,
  answer: v.array(PlatformProfile),
  summary: 'The caller’s accounts and checklists on the seven platforms',
})

/** The account on a platform as its form sends it. */
export const PlatformAccount = v.object({
  handle: patchable(
    v.pipe(
      text(),
      v.transform((handle) => handle.replace(/^@/, '').trim()),
      v.nonEmpty(FIELD_TEXTS.required),
    ),
  ),
  url: patchable(httpUrl()),
  followers: patchable(integer(0, PLATFORM_TEXTS.followersInvalid, FOLLOWERS_MAX)),
})

/** Missing keys stay unchanged; handle, url and followers need the version. */
export const PlatformProfilePatch = v.object({
  ...PlatformAccount.entries,
  version: v.optional(integer(0, PLATFORM_TEXTS.versionMissing)),
  tick: v.optional(
    v.object({
      list: v.picklist(CHECKLISTS, PLATFORM_TEXTS.itemUnknown),
      item: v.string(PLATFORM_TEXTS.itemUnknown),
      on: v.boolean(),
    }),
  ),
})
export type PlatformProfilePatch = v.InferOutput<typeof PlatformProfilePatch>

export const updatePlatformProfile = call({
  method: 'patch',
  path: '/platform-profiles/:platform',
  who: 'user',
  query: noQuery,
  body: PlatformProfilePatch,
  answer: PlatformProfile,
  fails: [409],
  summary: 'Change an account on a platform, or tick an item of its checklists',
})
