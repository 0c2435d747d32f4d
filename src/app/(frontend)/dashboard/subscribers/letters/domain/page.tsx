import { redirect } from 'next/navigation'
import { isAdmin } from '@/access/guards'
import { DomainScreen } from '@/components/audience/letters/DomainScreen'
import { currentSession } from '@/content/currentSession'
import { LETTERS_HREF } from '@/contracts/audience/letterPages'

export const metadata = { title: 'The domain' }

/** Admins only; others are redirected to the letters (docs/behaviour.md, 13.10). */
export default async function DomainPage() {
  const session = await currentSession()
  if (!isAdmin(session?.user)) redirect(LETTERS_HREF)
  return <DomainScreen />
}
