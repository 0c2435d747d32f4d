import { siteSettingsDefaults } from '@/globals/defaults'
import { readGlobal } from './readGlobal'

/** The brand's name for a page's title. Without a database the default, because a title must not break a page. */
export async function brandName(): Promise<string> {
  const settings = await readGlobal('site-settings').catch(() => siteSettingsDefaults)
  return settings.brandName
}
