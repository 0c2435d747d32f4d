import { LinksScreen } from '@/components/links/LinksScreen'
import { environment } from '@/environment'

export const metadata = { title: 'Short links' }

export default function LinksPage() {
  return <LinksScreen siteUrl={environment.siteUrl} />
}
