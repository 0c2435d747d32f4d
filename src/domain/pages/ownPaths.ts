import type { PayloadRequest, Where } from 'payload'
import { isOwnPath } from '@/contracts/core/links'
import { PUBLIC_PAGES } from '@/contracts/pages'
import { findFirst } from '@/database/findFirst'
import { isRecordId } from '@/database/ownRecords'

/** Other pages and files; the dashboard and the console answer for themselves. */
const OTHERS = /^\/(?:dashboard|admin)(?:\/|$)|^\/(?:events|subscribe|letters\.xml|sitemap\.xml|robots\.txt)$/

/** Whether a link leads somewhere, as far as the site can know: a path of its own has a page, other links do. */
export async function leadsSomewhere(req: PayloadRequest, link: string): Promise<boolean> {
  if (!isOwnPath(link)) return true
  const { pathname } = new URL(link, 'https://own.invalid')
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (PUBLIC_PAGES.some((page) => page === path) || OTHERS.test(path)) return true
  const [, slug] = /^\/shop\/([^/]+)$/.exec(path) ?? []
  if (slug) return (await findFirst(req, 'products', productAt(slug))) !== null
  const [, place] = /^\/directory\/([^/]+)$/.exec(path) ?? []
  if (place) return (await findFirst(req, 'directory-listings', addressed(place))) !== null
  const [, event] = /^\/events\/([^/]+)$/.exec(path) ?? []
  if (event) return (await findFirst(req, 'events', publicEventAt(event))) !== null
  const [, letter] = /^\/letters\/([^/]+)$/.exec(path) ?? []
  if (letter) return (await findFirst(req, 'campaigns', publicLetterAt(letter))) !== null
  const [, code] = /^\/s\/([^/]+)$/.exec(path) ?? []
  if (code) return (await findFirst(req, 'short-links', { code: { equals: code } })) !== null
  const [, file] = /^\/cms-api\/media\/file\/([^/]+)$/.exec(path) ?? []
  if (!file) return false
  return (await findFirst(req, 'media', { filename: { equals: decodeURIComponent(file) } })) !== null
}

function productAt(slug: string): Where {
  const addresses: Where[] = [addressed(slug)]
  if (isRecordId(slug)) addresses.push({ id: { equals: slug } })
  return { and: [{ isActive: { equals: true } }, { or: addresses }] }
}

function publicEventAt(slug: string): Where {
  return { and: [{ isPublic: { equals: true } }, addressed(slug)] }
}

/** A letter with a page, once it is sent. */
function publicLetterAt(slug: string): Where {
  return { slug: { equals: slug }, isPublic: { equals: true }, startedAt: { exists: true } }
}

/** The record that has this address, or had it. */
function addressed(slug: string): Where {
  return { or: [{ slug: { equals: slug } }, { formerSlugs: { equals: slug } }] }
}
