import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { presentListing } from '../directory/presentListing'
import { presentFolder, presentMedia } from '../media/present'
import { presentTask } from '../schedule/present'

export type TrashKind = {
  /** Must have Payload's `trash`. */
  collection: CollectionSlug
  /** The title of a record in the list of the trash. */
  titleOf: (stored: never) => string
  /** A restored record as its list answers it. */
  present: (req: PayloadRequest, stored: never) => Promise<{ id: string }>
}

/** Declares a kind of record whose deletion can be undone. */
export function trashKind<S extends CollectionSlug>(
  collection: S,
  titleOf: (stored: DataFromCollectionSlug<S>) => string,
  present: (req: PayloadRequest, stored: DataFromCollectionSlug<S>) => Promise<{ id: string }>,
): TrashKind {
  return { collection, titleOf, present }
}

/** Every kind of record that goes to the trash, by its name in URLs: one entry each. */
export const trashKinds: ReadonlyMap<string, TrashKind> = new Map([
  ['task', trashKind('tasks', ({ title }) => title, presentTask)],
  ['listing', trashKind('creator-listings', ({ name }) => name, presentListing)],
  [
    'media',
    trashKind(
      'creator-media',
      ({ name }) => name,
      async (_req, stored) => presentMedia(stored),
    ),
  ],
  // Only an empty folder goes to the trash.
  [
    'folder',
    trashKind(
      'media-folders',
      ({ name }) => name,
      async (_req, stored) => presentFolder(stored, 0),
    ),
  ],
])
