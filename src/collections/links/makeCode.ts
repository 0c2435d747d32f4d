import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { randomCharacters } from '@/auth/crockford'
import { driverCollection } from '@/database/driverCollection'

const LENGTH = 4
const TRIES = 20

/** Generates the code of a new link; users cannot choose or change it, and the unique index rejects duplicates. */
export const makeCode: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') return { ...data, code: originalDoc?.code }
  return { ...data, code: await freeCode(req) }
}

async function freeCode(req: PayloadRequest): Promise<string> {
  let code = randomCharacters(LENGTH).toLowerCase()
  for (let tries = 1; tries < TRIES; tries += 1) {
    if ((await driverCollection(req, 'short-links').countDocuments({ code })) === 0) return code
    // Longer after several collisions.
    code = randomCharacters(LENGTH + Math.floor(tries / 5)).toLowerCase()
  }
  return code
}
