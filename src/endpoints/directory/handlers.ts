import * as contract from '@/contracts/listings'
import { handle } from '../core/handle'
import { listingsPage } from './listings'

/** GET /api/directory: a page of the public directory, in the editors' order. */
const listListings = handle(contract.listListings, ({ payload, query }) => listingsPage(payload, query))

/** The calls of the public directory. */
export const directoryCalls = [listListings]
