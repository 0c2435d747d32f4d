import { Types } from 'mongoose'
import type { PayloadRequest, Where } from 'payload'
import type * as v from 'valibot'
import { type MediaList, type MediaQuery } from '@/contracts/media/files'
import { type Folder } from '@/contracts/media/folders'
import { MEDIA_PAGE } from '@/contracts/media/limits'
import { driverCollection } from '@/database/driverCollection'
import { badField } from '@/database/errors'
import { contains } from '@/database/foldedPattern'
import { shownMedia } from '@/domain/media/mediaPlaces'
import { storedBytes } from '@/domain/media/mediaQuota'
import { isRecordId } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { environment } from '@/environment'
import type { CreatorMedia as StoredMedia, User as StoredUser } from '@/payload-types'
import { presentFolder, presentMedia } from './present'

type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'> }
type Asked = v.InferOutput<typeof MediaQuery>

/**
 * 1 for a file that is not in the trash. A condition instead would read the records: an index tells null from missing.
 */
const KEPT = { $cond: [{ $gt: ['$deletedAt', null] }, 0, 1] }

/** A page of a user's media, newest first, with the totals of all. Throws 400 for a cursor that is not an id. */
export async function readMedia(asked: Asked, { req, user }: Caller): Promise<MediaList> {
  if (asked.cursor !== undefined && !isRecordId(asked.cursor)) throw badField('cursor', 'Invalid input')
  const [docs, counts, bytes] = await Promise.all([
    readPage(asked, { req, user }),
    countMedia({ req, user }),
    storedBytes(req, user.id),
  ])
  const items = docs.slice(0, MEDIA_PAGE).map(presentMedia)
  return {
    items,
    cursor: docs.length > MEDIA_PAGE ? (items.at(-1)?.id ?? null) : null,
    counts,
    bytes,
    quotaBytes: environment.mediaQuotaBytes,
  }
}

/** A user's folders by name, each with the number of its files. */
export async function readFolders({ req, user }: Caller): Promise<Folder[]> {
  const where = { userId: { equals: user.id } }
  const [folders, filled] = await Promise.all([
    readableRecords('media-folders', { req, where, sort: ['foldedName', 'id'] }),
    driverCollection(req, 'creator-media')
      .aggregate<{ _id: Types.ObjectId | null; files: number }>([
        { $match: { userId: new Types.ObjectId(user.id) } },
        { $group: { _id: '$folderId', files: { $sum: KEPT } } },
      ])
      .toArray(),
  ])
  const files = new Map(filled.map(({ _id, files: count }) => [String(_id), count]))
  return folders.map((folder) => presentFolder(folder, files.get(folder.id) ?? 0))
}

/** Reads one more than a page, to know whether there is a next one. */
async function readPage({ folderId, kind, q, unused, cursor }: Asked, { req, user }: Caller) {
  const conditions: Where[] = [{ userId: { equals: user.id } }]
  if (folderId !== undefined) {
    if (folderId !== 'none' && !isRecordId(folderId)) return []
    conditions.push({ folderId: folderId === 'none' ? { exists: false } : { equals: folderId } })
  }
  if (kind) conditions.push({ kind: { equals: kind } })
  if (q) conditions.push({ id: { in: await namedMedia(q, { req, user }) } })
  if (unused) conditions.push({ id: { not_in: await shownMedia(req, user.id) } })
  // Ids increase with time, so they serve as the cursor.
  if (cursor) conditions.push({ id: { less_than: cursor } })
  return readableRecords('creator-media', {
    req,
    where: { and: conditions },
    sort: ['-id'],
    limit: MEDIA_PAGE + 1,
  })
}

/** The ids of a user's files whose name or description contains the words; Payload's own search knows no accents. */
async function namedMedia(q: string, { req, user }: Caller): Promise<string[]> {
  const found = await driverCollection(req, 'creator-media')
    .find({ userId: new Types.ObjectId(user.id), $or: [{ name: contains(q) }, { alt: contains(q) }] })
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  return found.map(({ _id }) => String(_id))
}

async function countMedia({ req, user }: Caller): Promise<MediaList['counts']> {
  const userId = new Types.ObjectId(user.id)
  const media = driverCollection(req, 'creator-media')
  const [groups, folders] = await Promise.all([
    media
      .aggregate<{ _id: Pick<StoredMedia, 'kind' | 'use'>; files: number }>([
        { $match: { userId } },
        { $group: { _id: { kind: '$kind', use: '$use' }, files: { $sum: KEPT } } },
      ])
      .toArray(),
    driverCollection(req, 'media-folders').countDocuments({ userId, deletedAt: null }),
  ])
  const countOf = (isCounted: (group: Pick<StoredMedia, 'kind' | 'use'>) => boolean) =>
    groups.filter(({ _id }) => isCounted(_id)).reduce((sum, { files }) => sum + files, 0)
  return {
    images: countOf(({ kind, use }) => kind === 'image' && use === 'image'),
    graphics: countOf(({ kind, use }) => kind === 'image' && use === 'graphic'),
    films: countOf(({ kind }) => kind === 'film'),
    folders,
  }
}
