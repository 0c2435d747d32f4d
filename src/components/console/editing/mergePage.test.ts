import { expect, test } from '@jest/globals'
import type { ClientField } from 'payload'
import { mergePage } from './mergePage'
import { isSame, leavesOf, textOf } from './pageFields'

const fields = [
  { name: 'notices', type: 'ui' },
  { name: 'note', label: 'Note', type: 'text' },
  {
    name: 'summary',
    label: 'Summary',
    type: 'group',
    fields: [{ type: 'row', fields: [{ name: 'heading', label: 'Heading', type: 'text' }] }],
  },
  { name: 'links', label: 'Links', type: 'array', fields: [{ name: 'url', type: 'text' }] },
  { name: 'revision', type: 'number' },
] as ClientField[]
const leaves = leavesOf(fields)
const page = { note: 'A', summary: { heading: 'B' }, links: [{ id: '1', url: '/shop' }], revision: 3 }

test('the fields of a page are named with what they belong to', () => {
  expect(leaves).toEqual([
    { path: 'note', label: 'Note' },
    { path: 'summary.heading', label: 'Summary: Heading' },
    { path: 'links', label: 'Links' },
  ])
})

test('what one has not typed in is taken over, what both changed is a conflict, equal changes are neither', () => {
  const theirs = { ...page, note: 'THEIRS', summary: { heading: 'SAME' }, links: [], revision: 4 }
  const mine = { ...page, note: 'MINE', summary: { heading: 'SAME' } }
  const merged = mergePage(leaves, { stored: page, theirs, sent: page, mine, unanswered: [] })
  expect(merged.changed.map(({ path }) => path)).toEqual(['note', 'summary.heading', 'links'])
  expect(merged.taken).toEqual([{ path: 'links', label: 'Links' }])
  expect(merged.conflicts).toEqual([{ path: 'note', label: 'Note', mine: 'MINE', theirs: 'THEIRS' }])
})

test('what this form sent without an answer is not the change of somebody else', () => {
  const theirs = { ...page, note: 'MINE', summary: { heading: 'THEIRS' }, revision: 5 }
  const unanswered = [{ ...page, note: 'MINE' }]
  const mine = { ...page, note: 'MINE AND MORE' }
  const merged = mergePage(leaves, { stored: page, theirs, sent: page, mine, unanswered })
  expect(merged.moved.map(({ path }) => path)).toEqual(['note', 'summary.heading'])
  expect(merged.changed.map(({ path }) => path)).toEqual(['summary.heading'])
  expect(merged.conflicts).toEqual([])
})

test('nothing, null and an empty text are the same to people; no and nothing are not', () => {
  expect(isSame({ a: null, b: '' }, {})).toBe(true)
  expect(isSame([{ b: 1, a: 2 }], [{ a: 2, b: 1 }])).toBe(true)
  expect(isSame(false, undefined)).toBe(false)
})

test('every value is said in words', () => {
  const long = { root: { type: 'root', children: [{ type: 'paragraph', children: [{ text: 'One' }] }] } }
  const said = [null, true, 7, long, page.links, []].map(textOf)
  expect(said).toEqual(['Empty', 'Yes', '7', 'One', '/shop', 'Empty'])
})
