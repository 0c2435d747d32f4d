import { AuthPage } from '@/components/account/AuthPage'
import { isPreviewing } from '@/content/isPreviewing'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export function generateMetadata() {
  return pageMetadata(
    '/auth',
    { title: 'Log in', description: 'Log in to the creator dashboard, or create an account.' },
    { isIndexed: false },
  )
}

export default async function Auth() {
  const [copy, isPreview] = await Promise.all([readGlobal('auth-pages'), isPreviewing()])
  return <AuthPage copy={copy} isPreview={isPreview} />
}
