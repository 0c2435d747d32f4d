import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The same driver that the site uses: mongoose's. */
export const { MongoClient, ObjectId } = createRequire(require.resolve('mongoose'))('mongodb')
