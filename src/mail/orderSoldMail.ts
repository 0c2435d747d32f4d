import type { MailDraft } from './writeMail'

type Given = {
  siteName: string
  firstName?: string | null
  number: string
  isTest: boolean
  /** The seller's own lines, "2 × Marea slip dress, Size M: $296.00" each. */
  lines: string[]
  link: string
}

const OF_A_TEST = { subject: 'Test order: {number}', opening: 'A test order – no money moved:' }

/** Tells a seller which of their pieces were sold (docs/behaviour.md, 12.7). */
export function orderSoldMail({ number, isTest, lines, link, ...given }: Given): MailDraft {
  return {
    ...given,
    name: 'orderSold',
    values: { number },
    ...(isTest && { fixed: OF_A_TEST }),
    listed: lines,
    action: { label: 'See your orders', url: link },
  }
}
