import { fold } from '../core/fold'
import { literalPattern } from '../core/literalPattern'

/** What an order's words are made of. */
export type Named = {
  number: string
  name?: string | null | undefined
  email?: string | null | undefined
  lines?: readonly { sellerId?: string | null }[] | null
}

/** Whose words are for admins. */
const ANYBODY = '*'

/**
 * What an order is found by (docs/behaviour.md, 12.9): its number, the words of its buyer's name, and the mail address,
 * once for each seller and once for admins, so that the index leads to one seller's orders alone. The words are the
 * buyer's data, so they are erased with it.
 */
export function searchWords({ number, name, email, lines }: Named): string[] {
  const [, domain] = email?.split('@') ?? []
  const plain = plainNumber(number)
  const words = [plain, plain.replace(/^TEST/, ''), ...wordsOf(name ?? ''), email, domain]
  const owners = [ANYBODY, ...new Set((lines ?? []).flatMap(({ sellerId }) => sellerId ?? []))]
  const folded = [...new Set(words.flatMap((word) => (word ? fold(word) : [])))]
  return owners.flatMap((owner) => folded.map((word) => `${owner} ${word}`))
}

/**
 * The condition for orders of a seller, or all, whose number begins with a text, however it is typed, or of which each
 * word of the text begins a word. Null for a text without letters and digits.
 */
export function startsWith(text: string, sellerId: string | null): { $or: object[] } | null {
  const begins = (word: string) => {
    return { words: { $regex: `^${sellerId === null ? String.raw`\*` : sellerId} ${literalPattern(word)}` } }
  }
  const words = wordsOf(text)
  if (words.length === 0) return null
  return { $or: [begins(fold(plainNumber(orderNumberIn(text)))), { $and: words.map(begins) }] }
}

/** The words of a text, folded; an address stays whole. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}@._+]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** The order's number in that of a return or of a parcel: "7KQ2-M9XA" of "7KQ2-M9XA-R1". */
function orderNumberIn(typed: string): string {
  return typed.trim().replace(/^((?:TEST-)?[A-Z0-9]{4}-[A-Z0-9]{4})-R?\d{1,3}$/i, '$1')
}

/** A typed number or code without dashes, in capitals, O as 0, I and L as 1. */
export function plainNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
