import { siteSettingsDefaults } from '@/globals/defaults'
import { readGlobal } from './readGlobal'

/** The brand name for page titles; the default without a database, because a title must not break a page. */
export async function brandName(): Promise<string> {
  const settings = await readGlobal('site-settings').catch(() => siteSettingsDefaults)
  return settings.brandName
}
