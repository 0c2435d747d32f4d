import { redirect } from 'next/navigation'
import { isAdmin } from '@/access/guards'
import { BooksScreen } from '@/components/books/BooksScreen'
import { currentSession } from '@/content/currentSession'

export const metadata = { title: 'Do the books balance?' }

/** Admins only; others are redirected to the orders (docs/behaviour.md, 12.13). */
export default async function BooksPage() {
  const session = await currentSession()
  if (!isAdmin(session?.user)) redirect('/dashboard/ecommerce/orders')
  return <BooksScreen />
}
