import * as contract from '@/contracts/listings'
import { handle } from '../core/handle'
import { allListings } from './listings'

/** GET /api/directory: every listing of the public directory, in the editors' order. */
const listListings = handle(contract.listListings, ({ payload }) => allListings(payload))

/** The calls of the public directory. */
export const directoryCalls = [listListings]
