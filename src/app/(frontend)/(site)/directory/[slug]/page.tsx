import { permanentRedirect } from 'next/navigation'
import { PlacePage } from '@/components/directory/place/PlacePage'
import { readGlobal } from '@/content/readGlobal'
import { readPlace } from '@/content/readPlace'
import { placePath } from '@/contracts/directory'
import { environment } from '@/environment'
import { cachePage } from '@/plugins/cachePage'
import { notFoundPage } from '@/plugins/notFoundPage'
import { placeMetadata } from '../../../placeMetadata'
import NoPlace from './not-found'

/** Rendered per request and cached in front of Next, as products' pages are. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  return placeMetadata((await params).slug)
}

/** Redirects a former slug to the current one. */
export default async function Place({ params }: Props) {
  const { slug } = await params
  const found = await readPlace(slug)
  if (!found) return notFoundPage(<NoPlace />)
  const path = placePath(found.place.slug)
  if (found.place.slug !== slug) permanentRedirect(path)
  cachePage(path)
  const copy = (await readGlobal('directory')).place
  return <PlacePage {...found} copy={copy} timeZone={environment.timeZone} siteUrl={environment.siteUrl} />
}
