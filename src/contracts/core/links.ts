import { completeUrl } from './wire'

const MAIL_ADDRESS = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/

export const LINK_TEXTS = {
  unusable: 'Links start with https://, http://, mailto: or, for a page of this site, with /',
  leadsNowhere: (path: string) => `There is no page at ${path}`,
} as const

/** A link as people type it, made whole: www.x.com gets https://, a mail address mailto:. Others stay as they are. */
export function completeLink(typed: string): string {
  const link = typed.trim()
  return MAIL_ADDRESS.test(link) ? `mailto:${link}` : completeUrl(link)
}

/** Whether a text is a page of this site (/shop), a web address or mailto: with an address. */
export function isUsableLink(value: unknown): value is string {
  if (typeof value !== 'string') return false
  if (isOwnPath(value)) return !/\s/.test(value)
  if (/^mailto:/i.test(value)) return /^mailto:[^\s@]+@[^\s@]+$/i.test(value)
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** Whether a link is a path of this site; //x.com and /\x.com lead elsewhere. */
export function isOwnPath(link: string): boolean {
  return /^\/(?![/\\])/.test(link)
}
