import { memoryStore } from '../../api/memoryStore'
import type { ManagedListing } from './listing'

const SAMPLE = {
  isSample: true,
  openingHours: [] as ManagedListing['openingHours'],
  imageId: null,
  seeksCreators: false,
  pitch: null,
  state: 'draft',
  decisionNote: null,
  publishedUrl: null,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const

/** The listings Directory Management starts with; those of the public directory are edited in the console. */
const SAMPLES: ManagedListing[] = [
  {
    ...SAMPLE,
    id: 'casa-bermeja',
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
    ...SAMPLE,
    id: 'quiet-water',
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
    ...SAMPLE,
    id: 'plaza-coffee',
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

const store = memoryStore<ManagedListing[]>(SAMPLES)

/** The samples of Directory Management, in browser memory (docs/behaviour.md, 5.21). */
export function useSampleListings() {
  return { samples: store.useState(), changeSample, removeSample }
}

function changeSample(id: string, changes: Partial<ManagedListing>): void {
  store.change((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))
}

function removeSample(id: string): void {
  store.change((all) => all.filter((each) => each.id !== id))
}
