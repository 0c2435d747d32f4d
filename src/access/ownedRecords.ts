import type { CollectionConfig } from 'payload'
import { ownOrAdmin } from './ownOrAdmin'
import { signedIn } from './signedIn'

/** Records with an owner (`userId`): any logged-in user may create them; only the owner and admins do the rest. */
export const ownedRecords = {
  create: signedIn,
  read: ownOrAdmin(),
  update: ownOrAdmin(),
  delete: ownOrAdmin(),
} satisfies CollectionConfig['access']
