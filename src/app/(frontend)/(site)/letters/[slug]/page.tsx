import { LetterPage } from '@/components/audience/newsletter/LetterPage'
import { readPublicLetter } from '@/content/readPublicLetters'
import { letterPath } from '@/contracts/audience/letterPages'
import { notFoundPage } from '@/plugins/notFoundPage'
import { pageMetadata } from '../../../pageMetadata'
import NoLetter from './not-found'

/** Rendered per request: few read it, and it has no script. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props) {
  const letter = await readPublicLetter((await params).slug)
  if (!letter) return { robots: { index: false } }
  const { subject: title, preheader: description, slug, isIndexed } = letter
  return pageMetadata(letterPath(slug) as `/${string}`, { title, description }, { isIndexed })
}

export default async function Letter({ params }: Props) {
  const letter = await readPublicLetter((await params).slug)
  return letter ? <LetterPage letter={letter} /> : notFoundPage(<NoLetter />)
}
