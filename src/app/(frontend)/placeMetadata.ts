import type { Metadata } from 'next'
import { readPlace } from '@/content/readPlace'
import { placePath } from '@/contracts/directory'
import { pageMetadata } from './pageMetadata'

/** The metadata of a place's page, shared with its picture. */
export async function placeMetadata(slug: string): Promise<Metadata> {
  const found = await readPlace(slug)
  if (!found) return { title: 'No such place', robots: { index: false } }
  const { name, location, description, image, slug: current } = found.place
  return pageMetadata(placePath(current), {
    title: `${name}, ${location}`,
    description: `${location}. ${description}`.slice(0, 300),
    picture: image,
  })
}
