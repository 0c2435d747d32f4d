import { memoryStore } from '../../api/memoryStore'
import { uuid } from '../../api/uuid'
import type { ListingInput, ManagedListing } from './listing'
import { sampleListings } from './sampleListings'

const store = memoryStore<ManagedListing[]>(sampleListings)

/** The listings of Directory Management, in browser memory (docs/behaviour.md, 5.21). */
export function useManagedListings() {
  return { listings: store.useState(), addListing, updateListing, removeListing, toggleFeatured }
}

function addListing(input: ListingInput): void {
  store.change((all) => [{ ...input, id: uuid(), featured: false, rating: 0 }, ...all])
}

function updateListing(id: string, input: ListingInput): void {
  change(id, (listing) => ({ ...listing, ...input }))
}

function removeListing(id: string): void {
  store.change((all) => all.filter((each) => each.id !== id))
}

function toggleFeatured(id: string): void {
  change(id, (listing) => ({ ...listing, featured: !listing.featured }))
}

function change(id: string, update: (listing: ManagedListing) => ManagedListing): void {
  store.change((all) => all.map((each) => (each.id === id ? update(each) : each)))
}
