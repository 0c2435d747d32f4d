import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, which are read as other characters or as words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const NUMBER = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)
const TEST_PREFIX = 'TEST-'

/** A new number, such as 7KQ2-M9XA; a test order's begins with TEST-. Random, so that it tells of no other order. */
export function newOrderNumber(isTest: boolean): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return grouped(characters.join(''), isTest)
}

/** A typed number as it is stored: any case, with or without dashes, O for 0, I and L for 1. Null where it is none. */
export function storedNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isTest = plain.length === LENGTH + 4 && plain.startsWith('TEST')
  const characters = isTest ? plain.slice(4) : plain
  const isNumber = NUMBER.test(characters)
  return isNumber ? grouped(characters, isTest) : null
}

function grouped(characters: string, isTest: boolean): string {
  return `${isTest ? TEST_PREFIX : ''}${characters.slice(0, 4)}-${characters.slice(4)}`
}
