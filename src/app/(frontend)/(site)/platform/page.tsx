import { PlatformPage } from '@/components/marketing/platform/PlatformPage'
import { readHasEvents } from '@/content/readEvent'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/platform', (await readGlobal('platform')).meta)
}

export default async function Platform() {
  const [copy, hasEvents] = await Promise.all([readGlobal('platform'), readHasEvents()])
  return <PlatformPage copy={copy} hasEvents={hasEvents} />
}
