'use client'

import { useState } from 'react'
import { SCREENS } from '@/contracts/screens'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { SampleNote } from '../../ui/SampleNote'
import { EqualColumns } from '../../ui/Columns'
import { toast } from '../../ui/toast/toastQueue'
import { ListingDialog } from './ListingDialog'
import { ManagedListingCard } from './ManagedListingCard'
import type { ManagedListing } from './listing'
import { useManagedListings } from './useManagedListings'

/** Listing cards with add, edit and delete, in browser memory (docs/behaviour.md, 4.8). */
export function DirectoryManagementScreen() {
  const { listings, removeListing, toggleFeatured } = useManagedListings()
  const [doomed, setDoomed] = useState<ManagedListing | null>(null)
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
        A place to try out listings. The public directory is edited by the site's team.
      </PageHeader>
      <SampleNote>
        Listings with this mark are samples, ratings included. What you add, change or star here reaches no
        directory and lasts until you reload this page; sending a listing in for review follows in a later
        version.
      </SampleNote>
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
            <ManagedListingCard
              key={listing.id}
              listing={listing}
              onDelete={() => setDoomed(listing)}
              onToggleFeatured={() => toggleFeatured(listing.id)}
            />
          ))}
        </EqualColumns>
      )}
      <ConfirmDialog
        title={`Delete ${doomed?.name ?? 'this listing'}?`}
        confirmLabel="Delete listing"
        cancelLabel="Keep it"
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        onConfirm={() => {
          if (doomed) removeListing(doomed.id)
          toast({ title: 'Listing deleted', description: doomed?.name })
        }}
      >
        It leaves this list at once.
      </ConfirmDialog>
    </>
  )
}
