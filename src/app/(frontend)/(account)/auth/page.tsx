import { AuthPage } from '@/components/account/AuthPage'
import { isPreviewing } from '@/content/isPreviewing'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/auth', (await readGlobal('auth-pages')).search, { isIndexed: false })
}

export default async function Auth() {
  const [copy, isPreview] = await Promise.all([readGlobal('auth-pages'), isPreviewing()])
  return <AuthPage copy={copy} isPreview={isPreview} />
}
