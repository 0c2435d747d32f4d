import { expect, test } from '@jest/globals'
import { draftOf, fitDraft } from './draftFields'
import { draftKey, readDraft, removeOtherDrafts, writeDraft } from './draftStore'
import { DAY_MS } from '@/contracts/core/time'

const KEY = draftKey('u1', 'shell.new')
const draft = (typed = {}, typedAt = Date.now()) => ({ typedAt, typed, before: {} })

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['another shape', '{"title":"Cowrie"}'],
  ['a value of no field', JSON.stringify(draft({ title: { $ne: 1 } }))],
  ['one of eight days ago', JSON.stringify(draft({ title: 'Cowrie' }, Date.now() - 8 * DAY_MS))],
])('in the browser’s storage, %s is no draft', (_, text) => {
  localStorage.setItem(KEY, text)
  expect(readDraft(KEY)).toBeNull()
})

test('of an older draft only the fields come back that the form still has, of the same kind, and no secret', () => {
  const initial = { title: '', price: null, tags: [], key: '', note: '', files: null, size: ['S'] }
  const old = draft({
    title: 7,
    price: 3,
    tags: 'x',
    key: 'sk-1',
    colour: 'red',
    note: 'White',
    files: ['m1'],
    size: null,
  })
  expect(fitDraft(old, initial, ['key']).typed).toEqual({
    price: 3,
    note: 'White',
    files: ['m1'],
    size: null,
  })
})

test('files and whatever is no plain field are not kept', () => {
  const before = { picture: { kind: 'keep' }, name: '', file: null }
  const now = { picture: { kind: 'new' }, name: 'Isla', file: new Blob() }
  expect(draftOf(before, now, [])?.typed).toEqual({ name: 'Isla' })
})

test('what others typed and what has expired is removed, and nothing else', () => {
  const others = draftKey('u2', 'shell.new')
  const old = draftKey('u1', 'shell.7')
  localStorage.setItem('theme', 'dark')
  writeDraft(KEY, draft({ title: 'Cowrie' }))
  writeDraft(others, draft({ title: 'Conch' }))
  writeDraft(old, draft({ title: 'Cone' }, Date.now() - 8 * DAY_MS))
  removeOtherDrafts('u1')
  const kept = Object.keys(localStorage).map((key) => key.replace(/@.*/, ''))
  expect(kept.toSorted()).toEqual([KEY, 'theme'])
})
