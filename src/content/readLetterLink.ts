import config from '@payload-config'
import { getPayload } from 'payload'
import { type Followed, followLetterLink } from '@/endpoints/audience/letters/followLetterLink'

/** Where a letter's link leads, counted; null for an unknown one. */
export async function readLetterLink(followed: Followed): Promise<string | null> {
  return followLetterLink(await getPayload({ config }), followed)
}
