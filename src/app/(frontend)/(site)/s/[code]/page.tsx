import { redirect } from 'next/navigation'
import { NotFoundPage } from '@/components/layout/NotFoundPage'
import { readGlobal } from '@/content/readGlobal'
import { readShortLink } from '@/content/readShortLink'
import { notFoundPage } from '@/plugins/notFoundPage'

/** Rendered per request: a deleted link stops working at once, and unknown codes leave nothing in the page cache. */
export const dynamic = 'force-dynamic'

export const metadata = { robots: { index: false } }

/** A short link: 307, because its product may get another address (docs/behaviour.md, 12.16). */
export default async function ShortLink({ params }: { params: Promise<{ code: string }> }) {
  const target = await readShortLink((await params).code)
  if (!target) return notFoundPage(<NotFoundPage copy={(await readGlobal('notices')).notFound} />)
  redirect(target)
}
