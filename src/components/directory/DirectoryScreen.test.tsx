import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Listing } from '@/contracts/content'
import { LISTING_CATEGORIES } from '@/contracts/directory'
import { directoryDefaults } from '@/globals/defaults'
import { answerCalls } from '../testing/answerCalls'
import { renderScreen } from '../testing/renderScreen'
import { DirectoryScreen } from './DirectoryScreen'

const user = userEvent.setup()

const CALL = 'GET /api/directory'

/** Sixty places: the last one is featured, the first thirty are of another category than the rest. */
const sixty = Array.from({ length: 60 }, (_, index): Listing => ({
  id: String(index + 1),
  slug: `place-${index + 1}`,
  openingHours: null,
  name: `Place ${index + 1}`,
  category: index < 30 ? 'Urban Trends' : 'Boutiques + Brands',
  description: 'Open late.',
  location: 'Tampa',
  phone: null,
  website: null,
  hours: null,
  rating: null,
  image: null,
  featured: index === 59,
}))
const carried = sixty.slice(0, 8)

/** Answers as the server does, 24 at once; a cursor is the number of listings before it. */
function serve(isBroken = () => false) {
  const made = answerCalls({
    [CALL]: () =>
      isBroken()
        ? { status: 503, body: { message: 'Down' } }
        : { body: pageFor(new URLSearchParams(made.at(-1)?.query)) },
  })
  return made
}
function pageFor(query: URLSearchParams) {
  const words = query.get('q')?.split(' ') ?? []
  const found = sixty.filter(
    ({ name, category }) =>
      [null, String(category)].includes(query.get('category')) &&
      words.every((word) => name.toLowerCase().includes(word)),
  )
  const [from, to] = [Number(query.get('cursor')), Number(query.get('cursor')) + 24]
  return { items: found.slice(from, to), total: found.length, cursor: to < found.length ? String(to) : null }
}

beforeEach(() => window.history.replaceState(null, '', '/directory'))

/** Renders a page that carries these listings, of `total` if there are more. */
async function renderDirectory(listings: Listing[], total?: number) {
  await act(async () => {
    renderScreen(
      <DirectoryScreen
        listings={listings}
        order={listings.map((_, index) => index)}
        more={total ? { total, cursor: '8' } : undefined}
        categories={LISTING_CATEGORIES}
        hasHours={false}
        timeZone="UTC"
        placeholder={directoryDefaults.list.placeholder}
        emptyText={directoryDefaults.list.emptyText}
      >
        {null}
      </DirectoryScreen>,
    )
  })
  await screen.findByRole('searchbox')
}

const all = () => within(screen.getByRole('region', { name: 'All listings' }))
const names = () =>
  all()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const focused = () => document.activeElement?.querySelector('h3')?.textContent
const more = () => screen.getByRole('button', { name: 'Show 24 more' })

test('a directory that its page carries whole makes no call and shows all', async () => {
  const made = answerCalls({})
  await renderDirectory(carried)
  expect(names()).toHaveLength(8)
  expect(screen.getByText('Showing 8 listings')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'place 7')
  expect(names()).toEqual(['Place 7'])
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
  expect(made).toEqual([])
})

describe('a directory of sixty listings', () => {
  test('shows 8 without a call, then 24 more and the rest, and focuses the first new row', async () => {
    const made = serve()
    await renderDirectory(carried, 60)
    expect(names()).toEqual(carried.map(({ name }) => name))
    expect(all().getByText('8 of 60')).toBeTruthy()
    expect(all().getByText('Showing 60 listings')).toBeTruthy()
    expect(made).toEqual([])
    await user.click(more())
    await waitFor(() => expect(focused()).toBe('Place 9'))
    expect(names()).toHaveLength(32)
    expect(all().getByText('32 of 60')).toBeTruthy()
    await user.click(more())
    await waitFor(() => expect(focused()).toBe('Place 33'))
    await user.click(screen.getByRole('button', { name: 'Show 4 more' }))
    await waitFor(() => expect(focused()).toBe('Place 57'))
    expect(names().at(-1)).toBe('Place 60')
    expect(all().getByText('60 of 60')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
    expect(made.map(({ query }) => query)).toEqual(['cursor=8', 'cursor=32', 'cursor=56'])
  })

  test('shows the fifteen that a search finds, and eight of all again once it is gone', async () => {
    serve()
    await renderDirectory(carried, 60)
    await user.type(screen.getByRole('searchbox'), 'place 1')
    await waitFor(() => expect(names()).toHaveLength(15))
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(all().getByText('8 of 60')).toBeTruthy())
  })

  test('asks the server what a search and a category find, and says when there is nothing', async () => {
    const made = serve()
    await renderDirectory(carried, 60)
    await user.click(screen.getByRole('button', { name: 'Boutiques + Brands' }))
    await waitFor(() => expect(names()[0]).toBe('Place 31'))
    expect(all().getByText('24 of 30')).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'place 44')
    await waitFor(() => expect(names()).toEqual(['Place 44']))
    expect(all().getByText('Showing 1 listing')).toBeTruthy()
    expect(made.at(-1)?.query).toBe('q=place+44&category=Boutiques+%2B+Brands')
    await user.type(screen.getByRole('searchbox'), ' snow')
    expect(await screen.findByRole('heading', { name: 'No Listings Found' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all listings' }))
    await waitFor(() => expect(names()).toHaveLength(8))
    expect(made.length).toBeLessThan(10)
  })

  test('asks with as much of a search written into the address as a call takes', async () => {
    window.history.replaceState(null, '', `/directory?q=${'x'.repeat(250)}`)
    const made = serve()
    await renderDirectory(carried, 60)
    expect(await screen.findByRole('heading', { name: 'No Listings Found' })).toBeTruthy()
    expect(made.at(-1)?.query).toBe(`q=${'x'.repeat(200)}`)
  })

  test('waits for those it does not carry before it says what a filter finds', async () => {
    window.history.replaceState(null, '', '/directory?q=place+44')
    let arrive: (value: { body: unknown }) => void = () => {}
    answerCalls({ [CALL]: () => new Promise<{ body: unknown }>((resolve) => (arrive = resolve)) })
    await renderDirectory(carried, 60)
    expect(screen.getByText('Loading listings...')).toBeTruthy()
    expect(screen.queryByText('No Listings Found')).toBeNull()
    expect(names()).toEqual([])
    await act(async () => arrive({ body: pageFor(new URLSearchParams('q=place 44')) }))
    await waitFor(() => expect(names()).toEqual(['Place 44']))
    expect(screen.queryByText('Loading listings...')).toBeNull()
  })

  test('says that more did not load, keeps what is there, and asks again', async () => {
    let isBroken = true
    serve(() => isBroken)
    await renderDirectory(carried, 60)
    await user.click(more())
    expect((await screen.findByRole('alert')).textContent).toContain('The listings did not load.')
    expect(names()).toHaveLength(8)
    isBroken = false
    await user.click(more())
    await waitFor(() => expect(focused()).toBe('Place 9'))
    expect(names()).toHaveLength(32)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says of a filter too that the listings did not load', async () => {
    let isBroken = true
    serve(() => isBroken)
    await renderDirectory(carried, 60)
    await user.type(screen.getByRole('searchbox'), 'place 44')
    await screen.findByRole('alert')
    expect(names()).toEqual([])
    expect(screen.queryByText('No Listings Found')).toBeNull()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await waitFor(() => expect(names()).toEqual(['Place 44']))
  })
})
