import {
  type CreatorListing,
  createCreatorListing,
  decideListing,
  submitListing,
} from '@/contracts/creatorListings'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin } from '../factories'
import type { TestServer } from '../server'

type Owner = Pick<StoredUser, 'id'>

/** The body of a valid listing. */
export function listingInput(overrides: object = {}) {
  return {
    name: 'Cala Kitchen',
    category: 'Hotels + Restaurants',
    description: 'Grilled over driftwood.',
    location: 'Tampa',
    ...overrides,
  }
}

/** A creator's listing, as a draft. */
export async function buildListing(
  server: TestServer,
  as: Owner,
  overrides: object = {},
): Promise<CreatorListing> {
  const answer = await server.request(createCreatorListing, { as, body: listingInput(overrides) })
  if (answer.status !== 201) throw new Error(await answer.text())
  return answer.json()
}

/** A listing that waits for an admin, at version 2. */
export async function buildSubmitted(
  server: TestServer,
  as: Owner,
  overrides: object = {},
): Promise<CreatorListing> {
  const { id, version } = await buildListing(server, as, overrides)
  return (await server.request(submitListing, { as, params: { id }, body: { version } })).json()
}

/** A listing in the public directory, at version 3. */
export async function buildPlace(
  server: TestServer,
  as: Owner,
  overrides: object = {},
): Promise<CreatorListing> {
  const { id, version } = await buildSubmitted(server, as, overrides)
  const body = { version, decision: 'approved' }
  const admin = await buildAdmin(server.payload)
  return (await server.request(decideListing, { as: admin, params: { id }, body })).json()
}
