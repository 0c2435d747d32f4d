import { type Leaf, type Values, at, isSame, textOf } from '../editing/pageFields'

/** What a version changed in one field, in words; of long texts the field's name alone. */
export type Change = { label: string; from: string; to: string } | { label: string }

/** Longer texts are compared on the version's own page. */
const SHORT = 60

/** The fields in which two versions of a page differ, in the order of its form. */
export function changesBetween(leaves: readonly Leaf[], older: Values, newer: Values): Change[] {
  return leaves.flatMap(({ path, label }): Change[] => {
    const [before, after] = [at(older, path), at(newer, path)]
    if (isSame(before, after)) return []
    const isPlain = [before, after].every((value) => typeof value !== 'object' || value === null)
    const [from, to] = [textOf(before), textOf(after)]
    // The value of a picture is its key in the library, which says nothing to people.
    const isShown = isPlain && from.length <= SHORT && to.length <= SHORT && ![from, to].some(isKey)
    return [isShown ? { label, from, to } : { label }]
  })
}

function isKey(text: string): boolean {
  return /^[\da-f]{24}$/.test(text)
}
