import { memoryStore } from '../../api/memoryStore'
import { uuid } from '../../api/uuid'
import type { ListingInput, ManagedListing } from './listing'

/** The listings Directory Management starts with; those of the public directory are edited in the console. */
const sampleListings: ManagedListing[] = [
  {
    id: 'casa-bermeja',
    isSample: true,
    name: 'Casa Bermeja',
    category: 'Boutiques + Brands',
    description: 'Small-label dresses and ceramics behind a red door.',
    location: 'Wynwood, Miami',
    phone: '(305) 555-0141',
    website: 'https://casa-bermeja.example.com',
    hours: 'Tue to Sun, 11 to 7',
    image: '/cms-api/media/file/listing-01-boutique.webp',
    featured: true,
    rating: 4.9,
  },
  {
    id: 'quiet-water',
    isSample: true,
    name: 'Quiet Water',
    category: 'Health + Wellness',
    description: 'Salt baths, stones and no phones.',
    location: 'Naples',
    phone: '(239) 555-0116',
    website: 'https://quiet-water.example.com',
    hours: 'Daily, 9 to 8',
    image: '/cms-api/media/file/listing-04-spa.webp',
    featured: false,
    rating: 4.9,
  },
  {
    id: 'plaza-coffee',
    isSample: true,
    name: 'Plaza Coffee',
    category: 'Urban Trends',
    description: 'Morning bar on the square, cortados until they run out.',
    location: 'Ybor City, Tampa',
    phone: '(813) 555-0127',
    website: null,
    hours: 'Daily, 7 to 3',
    image: '/cms-api/media/file/listing-03-cafe.webp',
    featured: false,
    rating: 4.7,
  },
]

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
