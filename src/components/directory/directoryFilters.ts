import type { ListingCategory, OPEN_NOW } from '@/contracts/directory'

/** The directory's filters; '' does not filter. */
export type DirectoryFilters = {
  q: string
  category: ListingCategory | ''
  /** Only places that are open at this moment. */
  open: typeof OPEN_NOW | ''
}

/** Reads filters from an address, for example '?category=Urban+Trends&q=tampa'. */
export function parseFilters(search: string, categories: readonly ListingCategory[]): DirectoryFilters {
  const query = new URLSearchParams(search)
  return {
    q: query.get('q') ?? '',
    category: categories.find((each) => each === query.get('category')) ?? '',
    open: query.has('open') ? 'now' : '',
  }
}

/** Whether anything is filtered out, which takes a module of its own or a call. */
export function isNarrowed({ q, category, open }: DirectoryFilters): boolean {
  return q.trim() + category + open !== ''
}
