import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The driver of the site itself: mongoose's. */
export const { MongoClient, ObjectId } = createRequire(require.resolve('mongoose'))('mongodb')
