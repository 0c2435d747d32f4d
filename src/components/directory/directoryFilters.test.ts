import { expect, test } from '@jest/globals'
import { LISTING_CATEGORIES, OPEN_NOW } from '@/contracts/directory'
import type { Listing } from '@/contracts/content'
import { featuredListings, firstView } from './firstView'
import { narrow } from './narrowed'
import { WEEK_DAYS } from '@/contracts/openingTimes'
import { type DirectoryFilters, parseFilters } from './directoryFilters'

function listing(name: string, overrides: Partial<Listing> = {}): Listing {
  return {
    id: name,
    slug: 'a',
    openingHours: null,
    name,
    category: 'Urban Trends',
    description: '',
    location: 'Tampa',
    phone: null,
    website: null,
    hours: null,
    rating: null,
    image: null,
    featured: false,
    ...overrides,
  }
}

const NONE = { q: '', category: '', open: '' } as const
const found = (listings: Listing[], asked: Partial<DirectoryFilters>) => {
  const { shown, order } = firstView(listings)
  return narrow(shown, { filters: { ...NONE, ...asked }, order, timeZone: 'America/New_York' })
}

const cafe = listing('Café Olé', { description: 'Cortados until they run out' })
const spa = listing('Quiet Water', { category: 'Health + Wellness', location: 'Naples', featured: true })
const bar = listing('Altamar', { category: 'Hotels + Restaurants', location: 'Brickell, Miami' })
const all = [spa, cafe, bar]

test('unfiltered, everything is listed, what is featured above last', () => {
  expect(firstView(all).shown).toEqual([cafe, bar, spa])
  expect(found(all, { q: ' ' })).toEqual(all)
})

test('a category and every word of a search must fit: name, description or location', () => {
  expect(found(all, { category: 'Health + Wellness' })).toEqual([spa])
  expect(found(all, { q: 'MIAMI' })).toEqual([bar])
  expect(found(all, { q: 'cafe cortados' })).toEqual([cafe])
  expect(found(all, { q: 'cafe miami' })).toEqual([])
  expect(found(all, { q: 'wellness' })).toEqual([])
})

test('what is open now is asked of opening hours by day alone', () => {
  const always = [{ days: [...WEEK_DAYS], opens: '00:00', closes: '00:00' }]
  const places = [listing('Always', { openingHours: always }), listing('Unknown', { hours: 'Daily' })]
  expect(found(places, { open: OPEN_NOW })).toEqual([places[0]])
  expect(found(places, { open: OPEN_NOW, category: 'Health + Wellness' })).toEqual([])
})

test('at most three are featured, the first ones', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => listing(name, { featured: true }))
  expect(featuredListings(many).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('an address asks for filters; an unknown category is none', () => {
  expect(parseFilters('?category=Boutiques+%2B+Brands&q=red%20door&open=now', LISTING_CATEGORIES)).toEqual({
    q: 'red door',
    category: 'Boutiques + Brands',
    open: OPEN_NOW,
  })
  expect(parseFilters('?category=Casinos', LISTING_CATEGORIES)).toEqual(NONE)
})
