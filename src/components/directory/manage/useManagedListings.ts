import { useMemo } from 'react'
import type { Call } from '@/contracts/core/call'
import {
  type CreatorListing,
  LISTING_TEXTS,
  type DirectoryManageStart,
  listCreatorListings,
  listListingReviews,
} from '@/contracts/creatorListings'
import { useLoad } from '../../api/useLoad'
import { useIsOwn } from '../../session/useWorkspace'
import { type ManagedListing, pictureOf } from './listing'
import { useSampleListings } from './sampleListings'

/** The lists that a change of a listing concerns; only those that are shown load again. */
export const LISTING_LISTS: readonly Call[] = [listCreatorListings, listListingReviews]

/** What every call of this screen says when it fails. */
export const LISTING_FAILURE = { refresh: LISTING_LISTS, showsServerText: true, gone: LISTING_TEXTS.gone }

/** The user's own listings, after the samples' end; until then the samples follow them (docs/behaviour.md, 4.8). */
export function useManagedListings({ listings: rendered }: DirectoryManageStart) {
  const { data = rendered, error, reload } = useLoad(listCreatorListings, { rendered })
  const isOwn = useIsOwn('directory')
  const { samples } = useSampleListings()
  const listings = useMemo<ManagedListing[]>(() => {
    const own = data.map(managed)
    return isOwn ? own : [...own, ...samples]
  }, [data, isOwn, samples])
  return { listings, isOwn, load: { error, reload } }
}

function managed(listing: CreatorListing): ManagedListing {
  return { ...listing, image: pictureOf(listing) }
}
