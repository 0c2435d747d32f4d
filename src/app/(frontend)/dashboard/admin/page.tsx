import { redirect } from 'next/navigation'
import { isAdmin } from '@/access/guards'
import { currentSession } from '@/content/currentSession'
import { UserManagementScreen } from '@/components/account/manage/UserManagementScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('admin')

/** Admins only; others are redirected to /dashboard (docs/behaviour.md, 4.21). */
export default async function UserManagementPage() {
  const session = await currentSession()
  if (!isAdmin(session?.user)) redirect('/dashboard')
  return <UserManagementScreen />
}
