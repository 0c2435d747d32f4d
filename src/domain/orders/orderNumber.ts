import { plainNumber } from '@/contracts/orders/orderSearch'
import { CROCKFORD, randomCharacters } from '@/auth/crockford'

const LENGTH = 8
const NUMBER = new RegExp(`^[${CROCKFORD}]{${LENGTH}}$`)
const TEST_PREFIX = 'TEST-'

/** A new number, such as 7KQ2-M9XA, with TEST- before it for a test order. Random, so it reveals no other order. */
export function newOrderNumber(isTest: boolean): string {
  return grouped(randomCharacters(LENGTH), isTest)
}

/** A typed number as stored: any case, with or without dashes, O for 0, I and L for 1. Null if it is not a number. */
export function storedNumber(typed: string): string | null {
  const plain = plainNumber(typed)
  const isTest = plain.length === LENGTH + 4 && plain.startsWith('TEST')
  const characters = isTest ? plain.slice(4) : plain
  const isNumber = NUMBER.test(characters)
  return isNumber ? grouped(characters, isTest) : null
}

function grouped(characters: string, isTest: boolean): string {
  return `${isTest ? TEST_PREFIX : ''}${characters.slice(0, 4)}-${characters.slice(4)}`
}
