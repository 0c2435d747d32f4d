import { draftMode } from 'next/headers'
import { AuthPage } from '@/components/users/AuthPage'
import { readGlobal } from '@/globals/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export function generateMetadata() {
  return pageMetadata(
    '/auth',
    { title: 'Log in', description: 'Log in to the creator dashboard, or create an account.' },
    { isIndexed: false },
  )
}

export default async function Auth() {
  const [copy, { isEnabled: isPreview }] = await Promise.all([readGlobal('auth-pages'), draftMode()])
  return <AuthPage copy={copy} isPreview={isPreview} />
}
