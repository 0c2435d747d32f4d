import { listBusinesses } from './businessHandlers'
import { creatorCalls } from './creatorHandlers'
import { requestCalls } from './requestHandlers'

/** The calls of Creator Connect besides those of its deals. */
export const collabCalls = [listBusinesses, ...creatorCalls, ...requestCalls]
