import { PrivacyPage } from '@/components/marketing/privacy/PrivacyPage'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/privacy', (await readGlobal('privacy')).meta)
}

export default async function Privacy() {
  return <PrivacyPage copy={await readGlobal('privacy')} />
}
