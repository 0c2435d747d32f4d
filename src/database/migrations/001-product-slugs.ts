import type { mongo } from 'mongoose'
import { slugOf } from '@/contracts/commerce/slug'
import { SLUG_MAX } from '@/contracts/commerce/variants'
import type { Migration } from './migrate'

/** Room for "-12345" after the longest address. */
const SUFFIX_MAX = 6

/** Gives an address to products that were stored before products had one; its index is unique. */
export const productSlugs: Migration = {
  id: '001-product-slugs',
  run: async (db) => {
    const products = db.collection('products')
    const nameless = products.find(
      { slug: { $in: [null, ''] } },
      { projection: { title: 1 }, sort: { _id: 1 } },
    )
    for await (const { _id, title } of nameless) {
      const slug = await freeSlug(products, slugOf(String(title ?? '')))
      await products.updateOne({ _id, slug: { $in: [null, ''] } }, { $set: { slug } })
    }
  },
}

/** The wanted address, or the first of "-2", "-3", … that no product has or had. */
async function freeSlug(products: mongo.Collection, wanted: string): Promise<string> {
  const stem = wanted.slice(0, SLUG_MAX - SUFFIX_MAX).replace(/-$/, '')
  let slug = wanted
  for (let number = 2; ; number += 1) {
    const taken = await products.findOne(
      { $or: [{ slug }, { formerSlugs: slug }] },
      { projection: { _id: 1 } },
    )
    if (!taken) return slug
    slug = `${stem}-${number}`
  }
}
