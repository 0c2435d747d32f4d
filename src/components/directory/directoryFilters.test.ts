import { expect, test } from '@jest/globals'
import { LISTING_CATEGORIES } from '@/contracts/directory'
import type { Listing } from '@/contracts/content'
import { matchesWords } from '../layout/matchesWords'
import { featuredListings, filterListings, parseFilters } from './directoryFilters'

function listing(name: string, overrides: Partial<Listing> = {}): Listing {
  return {
    id: name,
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

const cafe = listing('Café Olé', { description: 'Cortados until they run out' })
const spa = listing('Quiet Water', { category: 'Health + Wellness', location: 'Naples', featured: true })
const bar = listing('Altamar', { category: 'Hotels + Restaurants', location: 'Brickell, Miami' })
const all = [spa, cafe, bar]

test('unfiltered, everything is listed, what is featured above last', () => {
  expect(filterListings(all, { q: ' ', category: '' }, matchesWords)).toEqual([cafe, bar, spa])
})

test('a category and every word of a search must fit: name, description or location', () => {
  expect(filterListings(all, { q: '', category: 'Health + Wellness' }, matchesWords)).toEqual([spa])
  expect(filterListings(all, { q: 'MIAMI', category: '' }, matchesWords)).toEqual([bar])
  expect(filterListings(all, { q: 'cafe cortados', category: '' }, matchesWords)).toEqual([cafe])
  expect(filterListings(all, { q: 'cafe miami', category: '' }, matchesWords)).toEqual([])
  expect(filterListings(all, { q: 'wellness', category: '' }, matchesWords)).toEqual([])
})

test('at most three are featured, the first ones', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => listing(name, { featured: true }))
  expect(featuredListings(many).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('an address asks for filters; an unknown category is none', () => {
  expect(parseFilters('?category=Boutiques+%2B+Brands&q=red%20door', LISTING_CATEGORIES)).toEqual({
    q: 'red door',
    category: 'Boutiques + Brands',
  })
  expect(parseFilters('?category=Casinos', LISTING_CATEGORIES)).toEqual({ q: '', category: '' })
})
