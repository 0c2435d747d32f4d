import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The MongoDB driver of the site itself: mongoose's. */
export const { MongoClient } = createRequire(require.resolve('mongoose'))('mongodb')
