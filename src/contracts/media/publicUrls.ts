import { MEDIA_WIDTHS } from './limits'

const PUBLIC_URL = /\/files\/([0-9a-f]{32})\//

/** The addresses of the marketing library, whose pictures have a copy of 480 pixels, too. */
const LIBRARY_URL = /^\/cms-api\/media\/file\//

/** The address of the smallest copy of a picture of this site; any other address as it is. */
export function smallPicture(url: string): string {
  if (!LIBRARY_URL.test(url) && !PUBLIC_URL.test(url)) return url
  return `${url}${url.includes('?') ? '&' : '?'}size=${MEDIA_WIDTHS[0]}`
}

/** The key in the address of a public file, whatever its host; null in any other address. */
export function publicKey(url: string): string | null {
  return PUBLIC_URL.exec(url)?.[1] ?? null
}
