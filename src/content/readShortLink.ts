import config from '@payload-config'
import { getPayload } from 'payload'
import { linkTarget } from '@/endpoints/links/findLink'

/** The path that a short link leads to; null for an unknown code. */
export async function readShortLink(code: string): Promise<string | null> {
  return linkTarget(await getPayload({ config }), code)
}
