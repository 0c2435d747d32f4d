import { PrivacyPage } from '@/components/marketing/privacy/PrivacyPage'
import { countsVisits } from '@/content/readAudience'
import { readGlobal } from '@/content/readGlobal'
import { pageMetadata } from '../../pageMetadata'

export async function generateMetadata() {
  return pageMetadata('/privacy', (await readGlobal('privacy')).meta)
}

export default async function Privacy() {
  const [copy, isCounting] = await Promise.all([readGlobal('privacy'), countsVisits()])
  return <PrivacyPage copy={copy} isCounting={isCounting} />
}
