import { type mongo, Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type * as v from 'valibot'
import { type MediaList, type MediaQuery } from '@/contracts/media/files'
import { type Folder } from '@/contracts/media/folders'
import { MEDIA_PAGE } from '@/contracts/media/limits'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { badField } from '@/database/errors'
import { contains } from '@/database/foldedPattern'
import { countPlaces } from '@/domain/media/countPlaces'
import { shownMedia } from '@/domain/media/mediaPlaces'
import { storedBytes } from '@/domain/media/mediaQuota'
import { isRecordId } from '@/database/ownRecords'
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
  const shown = docs.slice(0, MEDIA_PAGE)
  const uses = await countPlaces(req, user.id, shown)
  const items = shown.map((each) => ({ ...presentMedia(each), uses: uses.get(each.id) ?? 0 }))
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
  const userId = new Types.ObjectId(user.id)
  const [folders, filled] = await Promise.all([
    driverCollection(req, 'media-folders')
      .find({ userId, deletedAt: null })
      .sort({ foldedName: 1, _id: 1 })
      .toArray(),
    driverCollection(req, 'creator-media')
      .aggregate<{ _id: Types.ObjectId | null; files: number }>([
        { $match: { userId } },
        { $group: { _id: '$folderId', files: { $sum: KEPT } } },
      ])
      .toArray(),
  ])
  const files = new Map(filled.map(({ _id, files: count }) => [String(_id), count]))
  return folders.map((each) => {
    const folder = toRecord<'media-folders'>(each)
    return presentFolder(folder, files.get(folder.id) ?? 0)
  })
}

/** Reads one more than a page, to know whether there is a next one. A search reads on until the page is full. */
async function readPage(
  { folderId, kind, q, unused, cursor }: Asked,
  { req, user }: Caller,
): Promise<StoredMedia[]> {
  if (folderId !== undefined && folderId !== 'none' && !isRecordId(folderId)) return []
  const words = q && contains(q)
  const shown = unused ? await shownMedia(req, user.id) : []
  const filter: mongo.Filter<mongo.Document> = {
    userId: new Types.ObjectId(user.id),
    deletedAt: null,
    ...(folderId !== undefined && { folderId: folderId === 'none' ? null : new Types.ObjectId(folderId) }),
    ...(kind && { kind }),
    ...(words && { $or: [{ name: words }, { alt: words }] }),
    // Ids increase with time, so they serve as the cursor.
    _id: {
      $nin: shown.map((id) => new Types.ObjectId(id)),
      ...(cursor && { $lt: new Types.ObjectId(cursor) }),
    },
  }
  const found = await driverCollection(req, 'creator-media')
    .find(filter)
    .sort({ _id: -1 })
    .limit(MEDIA_PAGE + 1)
    .toArray()
  return found.map((document) => toRecord<'creator-media'>(document))
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
