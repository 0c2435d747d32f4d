import * as v from 'valibot'
import { call } from '../core/call'
import { date, id, noQuery, patchable, text, version } from '../core/wire'
import {
  FILM_TYPES,
  MEDIA_KINDS,
  MEDIA_USES,
  MEDIA_VISIBILITIES,
  MOVE_MAX,
  type MediaWidth,
  PICTURE_TYPES,
  POSTER_MAX_BYTES,
} from './limits'
import { sizeQuery } from './sizeQuery'
import { TASK_PLATFORMS } from '../schedule/platformRules'
import { Trashed } from '../trash'

/** A picture or film as its owner sees it. */
export const Media = v.strictObject({
  id,
  userId: id,
  kind: v.picklist(MEDIA_KINDS),
  /** Always 'image' for a film, where it has no meaning. */
  use: v.picklist(MEDIA_USES),
  /** Null when it is in no folder. */
  folderId: v.nullable(id),
  name: v.string(),
  alt: v.nullable(v.string()),
  contentType: v.string(),
  /** In pixels; null for a film that does not state them. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** The length of a film, to 0.1; null for a picture, and for a film that does not state it. */
  seconds: v.nullable(v.number()),
  /** Size of the file with its smaller copies and poster. */
  bytes: v.number(),
  /** Of the file as uploaded, in hex. */
  sha256: v.string(),
  hasPoster: v.boolean(),
  visibility: v.picklist(MEDIA_VISIBILITIES),
  /** An absolute address that anyone can read; null while private. */
  publicUrl: v.nullable(v.string()),
  version: v.number(),
  createdAt: date,
})
export type Media = v.InferOutput<typeof Media>

/** A file in a list, with how many places show it. */
export const ListedMedia = v.strictObject({ ...Media.entries, uses: v.number() })
export type ListedMedia = v.InferOutput<typeof ListedMedia>

export const MediaList = v.strictObject({
  /** Newest first. */
  items: v.array(ListedMedia),
  /** Loads the next page; null at the end. */
  cursor: v.nullable(v.string()),
  /** Of everything the caller has, whatever the query. */
  counts: v.strictObject({
    images: v.number(),
    graphics: v.number(),
    films: v.number(),
    folders: v.number(),
  }),
  /** Storage used by everything that counts against the quota: media, also in the trash, recordings, downloads. */
  bytes: v.number(),
  /** The most bytes; null without a limit. */
  quotaBytes: v.nullable(v.number()),
})
export type MediaList = v.InferOutput<typeof MediaList>

export const MEDIA_PLACES = ['task', 'message', 'product', 'listing', 'place', 'event', 'event-page'] as const

/** A record that shows a file. */
export const MediaPlace = v.strictObject({
  kind: v.picklist(MEDIA_PLACES),
  id,
  title: v.string(),
  /** The channel of a task; missing for anything else. */
  platform: v.optional(v.picklist(TASK_PLATFORMS)),
  /** Where it can be edited. */
  href: v.string(),
})
export type MediaPlace = v.InferOutput<typeof MediaPlace>

export const MediaQuery = v.object({
  /** A folder's id, or 'none' for files in no folder; without it, all files. */
  folderId: v.optional(v.string()),
  kind: v.optional(v.picklist(MEDIA_KINDS)),
  /** Searches names and alternative texts. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 characters'))),
  /** Only files that nothing shows. */
  unused: v.optional(v.literal('true')),
  cursor: v.optional(v.string()),
})

export const MediaPatch = v.object({
  version,
  name: v.optional(text()),
  alt: patchable(text()),
  use: v.optional(v.picklist(MEDIA_USES)),
  folderId: patchable(id),
  visibility: v.optional(v.picklist(MEDIA_VISIBILITIES)),
})
export type MediaPatch = v.InferInput<typeof MediaPatch>

export const MediaMove = v.object({
  ids: v.pipe(
    v.array(id),
    v.minLength(1, 'Choose at least one file'),
    v.maxLength(MOVE_MAX, `At most ${MOVE_MAX} files at a time`),
  ),
  folderId: v.nullable(id),
})

export const listMedia = call({
  method: 'get',
  path: '/media',
  who: 'user',
  query: MediaQuery,
  answer: MediaList,
  summary: 'Your pictures and films, newest first, 60 at a time',
})

export const getMedia = call({
  method: 'get',
  path: '/media/:id',
  who: 'user',
  query: noQuery,
  answer: Media,
  summary: 'One of your pictures or films',
})

export const updateMedia = call({
  method: 'patch',
  path: '/media/:id',
  who: 'user',
  query: noQuery,
  body: MediaPatch,
  answer: Media,
  summary: 'Change a picture or film; private again is refused while a product shows it',
  fails: [409],
})

export const moveMedia = call({
  method: 'post',
  path: '/media/move',
  who: 'user',
  query: noQuery,
  body: MediaMove,
  answer: v.array(Media),
  summary: 'Move pictures and films into a folder, all or none',
  fails: [404, 409],
})

export const setPoster = call({
  method: 'post',
  path: '/media/:id/poster',
  who: 'user',
  query: noQuery,
  bodyType: 'multipart',
  maxBytes: POSTER_MAX_BYTES,
  fileTypes: ['image/jpeg', 'image/webp'],
  answer: Media,
  limit: 'picture',
  summary: "Set a film's poster (JPEG or WebP, at most 2 MB)",
  fails: [409],
})

export const listMediaPlaces = call({
  method: 'get',
  path: '/media/:id/uses',
  who: 'user',
  query: noQuery,
  answer: v.array(MediaPlace),
  summary: 'What shows a picture or film',
})

export const getMediaFile = call({
  method: 'get',
  path: '/media/:id/file',
  who: 'user',
  query: sizeQuery,
  answerType: 'file',
  fileTypes: [...PICTURE_TYPES, ...FILM_TYPES],
  answer: v.unknown(),
  summary: 'The file, or a smaller picture of it (of a film, of its poster); byte ranges are served',
})

export const deleteMedia = call({
  method: 'delete',
  path: '/media/:id',
  who: 'user',
  query: noQuery,
  answer: Trashed,
  summary: 'Delete a picture or film that nothing shows; it can be restored for 30 days',
  fails: [409],
})

export const getPublicFile = call({
  method: 'get',
  path: '/files/:key/:name',
  who: 'anyone',
  query: sizeQuery,
  answerType: 'file',
  fileTypes: [...PICTURE_TYPES, ...FILM_TYPES],
  answer: v.unknown(),
  summary:
    'A public picture or film, or a smaller picture of it, also at /files/:key/:name; byte ranges are served',
})

/** The owner's address of a file; without a width, of the file itself. */
export function mediaFileUrl(mediaId: string, width?: MediaWidth): string {
  return `/api/media/${mediaId}/file${width ? `?size=${width}` : ''}`
}
