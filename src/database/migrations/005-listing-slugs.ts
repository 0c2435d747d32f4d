import { slugOf } from '@/contracts/commerce/slug'
import { giveSlugs } from './001-product-slugs'
import type { Migration } from './migrate'

/** Gives an address to the listings of the public directory that were stored before they had pages of their own. */
export const listingSlugs: Migration = {
  id: '005-listing-slugs',
  run: (db) =>
    giveSlugs(db.collection('directory-listings'), ({ name }) => slugOf(String(name ?? ''), 'place')),
}
