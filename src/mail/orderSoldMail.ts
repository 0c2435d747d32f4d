import { type Mail, composeMail } from './mail'

type Given = {
  siteName: string
  firstName?: string | null
  number: string
  isTest: boolean
  /** The seller's own lines, "2 × Marea slip dress, Size M: $296.00" each. */
  lines: string[]
  link: string
}

/** Tells a seller which of their pieces were sold (docs/behaviour.md, 12.7). */
export function orderSoldMail({ number, isTest, lines, link, ...given }: Given): Mail {
  return composeMail({
    ...given,
    subject: `${isTest ? 'Test order' : 'Sold'}: ${number}`,
    paragraphs: [isTest ? 'A test order – no money moved:' : 'You sold:', ...lines],
    action: { label: 'See your orders', url: link },
  })
}
