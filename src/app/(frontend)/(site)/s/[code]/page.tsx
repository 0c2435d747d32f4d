import { notFound, redirect } from 'next/navigation'
import { readShortLink } from '@/content/readShortLink'

/** Asked for each time: a link that is deleted leads nowhere at once, and no code leaves anything behind. */
export const dynamic = 'force-dynamic'

export const metadata = { robots: { index: false } }

/** A short link: 307, because its product may get another address (docs/behaviour.md, 12.16). */
export default async function ShortLink({ params }: { params: Promise<{ code: string }> }) {
  const target = await readShortLink((await params).code)
  if (!target) notFound()
  redirect(target)
}
