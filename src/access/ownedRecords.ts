import type { CollectionConfig } from 'payload'
import { ownOrAdmin } from './ownOrAdmin'
import { signedIn } from './signedIn'

/** Records of people (`userId`): everybody who is logged in makes some; their owner and admins do all the rest. */
export const ownedRecords = {
  create: signedIn,
  read: ownOrAdmin(),
  update: ownOrAdmin(),
  delete: ownOrAdmin(),
} satisfies CollectionConfig['access']
