'use client'

import { Suspense, lazy, useState } from 'react'
import {
  type DirectoryManageStart,
  LISTING_TEXTS,
  deleteCreatorListing,
  listListingReviews,
} from '@/contracts/creatorListings'
import { SCREENS } from '@/contracts/screens'
import { TASK_TEXTS } from '@/contracts/schedule/tasks'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { useLoad } from '../../api/useLoad'
import { useTrashToast } from '../../api/useTrashToast'
import { useUrlChoice } from '../../layout/useScreenSearch'
import { SamplesNote } from '../../session/SamplesNote'
import { useSession } from '../../session/useSession'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorNote } from '../../ui/ErrorNote'
import { PageHeader } from '../../ui/PageHeader'
import { EqualColumns } from '../../ui/Columns'
import { SkeletonRows } from '../../ui/Skeletons'
import { Tabs } from '../../ui/Tabs'
import { toast } from '../../ui/toast/toastQueue'
import { ListingDialog } from './ListingDialog'
import { ManagedListingCard } from './ManagedListingCard'
import type { ManagedListing } from './listing'
import { useSampleListings } from './sampleListings'
import { LISTING_FAILURE, LISTING_LISTS, useManagedListings } from './useManagedListings'

// For admins only.
const ReviewTab = lazy(async () => ({ default: (await import('./ReviewTab')).ReviewTab }))

const TABS = ['listings', 'review'] as const
type TabId = (typeof TABS)[number]

/** A creator's listings on their way to the public directory; for admins, what waits (docs/behaviour.md, 4.8). */
export function DirectoryManagementScreen({ start }: { start: DirectoryManageStart }) {
  const { user } = useSession()
  const isAdmin = user?.isAdmin === 'true'
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'listings', TABS)
  const rendered = start.reviews ?? undefined
  const { data: reviews = [] } = useLoad(listListingReviews, { isOn: isAdmin, rendered })
  const listings = <Listings start={start} />
  return (
    <>
      <PageHeader
        title={SCREENS['directory-manage'].title}
        actions={
          <ListingDialog
            button={(open) => (
              <Button variant="primary" icon="plus" onPress={open}>
                Add Listing
              </Button>
            )}
          />
        }
      >
        The places you recommend. An admin looks at each before it stands in the public directory.
      </PageHeader>
      {isAdmin ? (
        <Tabs<TabId>
          label="Directory"
          selected={tab}
          onChange={setTab}
          items={[
            { id: 'listings', label: 'Listings', content: listings },
            {
              id: 'review',
              label: `To review (${reviews.length})`,
              content: (
                <Suspense fallback={<SkeletonRows />}>
                  <ReviewTab reviews={reviews} />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        listings
      )}
    </>
  )
}

function Listings({ start }: { start: DirectoryManageStart }) {
  const { listings, isOwn, load } = useManagedListings(start)
  const [doomed, setDoomed] = useState<ManagedListing | null>(null)
  const remove = useRemoval()
  return (
    <div className="stack">
      {!isOwn && <SamplesNote set="directory" samples="listings" />}
      {Boolean(load.error) && <ErrorNote onRetry={load.reload}>Your listings could not be loaded.</ErrorNote>}
      {listings.length === 0 ? (
        <div className="card">
          <EmptyState
            title="No listings yet"
            action={
              <ListingDialog
                button={(open) => (
                  <Button size="small" onPress={open}>
                    Add the first one
                  </Button>
                )}
              />
            }
          >
            Add the first place worth a detour.
          </EmptyState>
        </div>
      ) : (
        <EqualColumns $least="15rem">
          {listings.map((listing) => (
            <ManagedListingCard key={listing.id} listing={listing} onDelete={() => setDoomed(listing)} />
          ))}
        </EqualColumns>
      )}
      <ConfirmDialog
        title={`Delete ${doomed?.name ?? 'this listing'}?`}
        confirmLabel="Delete listing"
        pendingLabel="Deleting..."
        cancelLabel="Keep it"
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        onConfirm={async () => doomed === null || remove(doomed)}
      >
        {doomed?.publishedUrl
          ? 'It leaves this list and the public directory at once. For 30 days you can restore it here.'
          : 'It leaves this list at once.'}
      </ConfirmDialog>
    </div>
  )
}

/** Deletes a listing; false after a failure, which shows a toast. */
function useRemoval() {
  const { removeSample } = useSampleListings()
  const success = useTrashToast(LISTING_LISTS)
  const attempt = useAttempt({ ...LISTING_FAILURE, success, failure: LISTING_TEXTS.deleteFailed })
  return async ({ id, isSample }: ManagedListing): Promise<boolean> => {
    if (isSample) {
      removeSample(id)
      toast({ title: LISTING_TEXTS.deleted, description: TASK_TEXTS.sample })
      return true
    }
    try {
      await attempt(() => send(deleteCreatorListing, { params: { id } }))
      return true
    } catch {
      return false
    }
  }
}
