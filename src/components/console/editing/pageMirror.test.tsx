import { expect, test } from '@jest/globals'
import { draftKey } from '@/components/api/draftStore'
import { pageMirror } from './pageMirror'

const leaves = [
  { path: 'note', label: 'Note' },
  { path: 'summary.heading', label: 'Summary: Heading' },
]
const form = { note: 'Stored', summary: { heading: 'Stored' } }
const long = { root: { type: 'root', children: [{ text: 'One' }] } }
const [note] = leaves

test('what a window kept is found by the next one, whatever kind of value it is, and by nobody else', () => {
  const key = draftKey('u1', 'console.cart')
  const typed = { note: JSON.stringify(long), 'summary.heading': '"Stored"', gone: '1' }
  localStorage.setItem(`${key}@another-window`, JSON.stringify({ typedAt: Date.now(), typed, before: {} }))
  expect(pageMirror('u2', 'cart', leaves).find(form)).toBeNull()
  expect(pageMirror('u1', 'cart', leaves).find(form)?.values).toEqual([{ leaf: note, value: long }])
})

test('words that are found stay kept while others are saved, until they are decided', () => {
  const mirror = pageMirror('u1', 'shop', leaves)
  mirror.keep(leaves.slice(0, 1), { ...form, note: 'Typed' }, null)
  const found = mirror.find(form)
  mirror.keep([], form, found)
  expect(mirror.find(form)?.values).toEqual([{ leaf: note, value: 'Typed' }])
  mirror.keep([], form, null)
  expect(mirror.find(form)).toBeNull()
})
