import { expect, test } from '@jest/globals'
import type { FormState } from 'payload'
import { removedRow } from './rowsOf'

const links = (...ids: string[]): FormState => ({
  subtitle: { value: 'HELLO' },
  links: { rows: ids.map((id) => ({ id })), value: ids.length },
  ...Object.fromEntries(ids.map((id, index) => [`links.${index}.label`, { value: `Label ${id}` }])),
})

test('the one row that a list has lost is known with its name, its place and all it held', () => {
  expect(removedRow(links('a', 'b', 'c'), links('a', 'c'))).toEqual({
    list: 'links',
    index: 1,
    label: 'Label b',
    fields: { label: { value: 'Label b' } },
  })
})

test('a removed row holds values only: what draws a field cannot be stored', () => {
  const before = links('a', 'b')
  const field = before['links.0.label']
  if (field) field.customComponents = { Label: Symbol('drawn') as unknown as string }
  expect(removedRow(before, links('b'))?.fields).toEqual({ label: { value: 'Label a' } })
})

test('an added row, a moved one, and a list that is replaced as a whole are no removal', () => {
  const before = links('a', 'b')
  for (const now of [links('a', 'b', 'c'), links('b', 'a'), links(), links('c', 'd')]) {
    expect(removedRow(before, now)).toBeNull()
  }
})
