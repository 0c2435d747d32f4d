import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * The same driver that the site uses: mongoose's.
 * @type {typeof import('mongoose').mongo}
 */
const driver = createRequire(require.resolve('mongoose'))('mongodb')

export const { MongoClient, ObjectId } = driver
