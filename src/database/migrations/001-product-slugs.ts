import type { mongo } from 'mongoose'
import { slugOf } from '@/contracts/commerce/slug'
import { SLUG_MAX } from '@/contracts/commerce/variants'
import type { Migration } from './migrate'

/** Room for "-12345" after the longest address. */
const SUFFIX_MAX = 6

/** Gives an address to products that were stored before products had one; its index is unique. */
export const productSlugs: Migration = {
  id: '001-product-slugs',
  run: (db) => giveSlugs(db.collection('products'), ({ title }) => slugOf(String(title ?? ''))),
}

/** Gives an address to each record that has none, in the order in which they were stored. */
export async function giveSlugs(
  records: mongo.Collection,
  wantedOf: (record: mongo.Document) => string,
): Promise<void> {
  const nameless = records.find({ slug: { $in: [null, ''] } }, { sort: { _id: 1 } })
  for await (const record of nameless) {
    const slug = await freeSlug(records, wantedOf(record))
    await records.updateOne({ _id: record._id, slug: { $in: [null, ''] } }, { $set: { slug } })
  }
}

/** The wanted address, or the first of "-2", "-3", … that no record has or had. */
async function freeSlug(records: mongo.Collection, wanted: string): Promise<string> {
  const stem = wanted.slice(0, SLUG_MAX - SUFFIX_MAX).replace(/-$/, '')
  let slug = wanted
  for (let number = 2; ; number += 1) {
    const taken = await records.findOne(
      { $or: [{ slug }, { formerSlugs: slug }] },
      { projection: { _id: 1 } },
    )
    if (!taken) return slug
    slug = `${stem}-${number}`
  }
}
