import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The MongoDB driver that the site itself uses: mongoose's. */
export const { MongoClient } = createRequire(require.resolve('mongoose'))('mongodb')
