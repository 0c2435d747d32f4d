import type { MailDraft } from './writeMail'

type Given = {
  siteName: string
  firstName?: string | null
  number: string
  /** The seller's own lines, "2 × Marea slip dress, Size M: $296.00" each. */
  lines: string[]
  /** Until when its pieces are held, "Nov 29, 2026". */
  until: string
  link: string
}

/** Tells a seller which of their pieces are held for a payment outside the site (docs/behaviour.md, 12.7). */
export function orderWaitsMail({ number, lines, until, link, ...given }: Given): MailDraft {
  return {
    ...given,
    name: 'orderWaits',
    values: { number, until },
    listed: lines,
    action: { label: 'See your orders', url: link },
  }
}
