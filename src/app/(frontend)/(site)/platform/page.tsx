import { PlatformPage } from '@/components/marketing/platform/PlatformPage'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/platform', (await readGlobal('platform')).meta)
}

export default async function Platform() {
  return <PlatformPage copy={await readGlobal('platform')} />
}
