import type { MailName, MailValues } from '@/contracts/mails/mailWords'
import type { MailDraft } from './writeMail'

/** The data of an order in a mail to its buyer; sums are formatted. */
export type BuyerOrder = {
  siteName: string
  firstName: string
  number: string
  isTest: boolean
  /** "2 × Marea slip dress, Size M: $296.00", a line each; a discount is the last. */
  lines: string[]
  total: string
  merchantName: string
  link: string
  /** Whether the page of the order offers files to download. */
  hasDownloads: boolean
}

const OF_A_TEST = { subject: 'Test order: ', text: 'Test order – no money moved.' }

/** A mail to a buyer, with the link of their order (docs/behaviour.md, 12.7). */
function buyerMail<N extends MailName>(
  { siteName, firstName, isTest, link }: BuyerOrder,
  name: N,
  values: MailValues<N>,
  { listed = [], label = 'See your order' }: { listed?: string[]; label?: string } = {},
): MailDraft {
  const action = { label, url: link }
  const mark = isTest && { mark: OF_A_TEST }
  return { siteName, firstName, name, values, listed, action, ...mark } as MailDraft
}

/** The order is held until the money arrives outside the site, or will be once its buyer presses the button. */
export function orderReceivedMail(
  order: BuyerOrder,
  instructions: string,
  { until, isHeld }: { until: string; isHeld: boolean },
): MailDraft {
  const { number, lines, total } = order
  const listed = [...lines, `Total: ${total}`, ...(instructions ? [instructions] : [])]
  if (isHeld) return buyerMail(order, 'orderReceived', { number, until }, { listed })
  return buyerMail(order, 'orderToConfirm', { number, until }, { listed, label: 'Keep my pieces' })
}

/** The receipt; `check` is the address where its code can be checked. */
export function orderPaidMail(
  order: BuyerOrder,
  { code, check }: { code: string; check: string },
): MailDraft {
  const { number, total, merchantName: seller } = order
  return buyerMail(order, 'orderPaid', { number, total, seller, code, check }, bought(order))
}

/** Confirms an order with a total of zero. */
export function orderFreeMail(order: BuyerOrder): MailDraft {
  const { number, merchantName: seller } = order
  return buyerMail(order, 'orderFree', { number, seller }, bought(order))
}

function bought({ lines, hasDownloads }: BuyerOrder) {
  if (!hasDownloads) return { listed: lines }
  return { listed: [...lines, 'Your files wait on the page of your order.'], label: 'Get your files' }
}

/** Free pieces were called off; no money moves. */
export function orderCalledOffMail(order: BuyerOrder): MailDraft {
  return buyerMail(order, 'orderCalledOff', { number: order.number, seller: order.merchantName })
}

/** A parcel left, or pieces were picked up; or what was said of a parcel is corrected. */
export function orderShippedMail(
  order: BuyerOrder,
  pieces: string[],
  tracking: string | null,
  name: 'orderShipped' | 'orderPickedUp' | 'orderCorrected' = 'orderShipped',
): MailDraft {
  const listed = [...pieces, ...(tracking ? [tracking] : [])]
  return buyerMail(order, name, { number: order.number }, { listed })
}

/** The order was not paid in time, or was cancelled. */
export function orderCancelledMail(order: BuyerOrder): MailDraft {
  return buyerMail(order, 'orderCancelled', { number: order.number })
}

/** A refund is on its way. */
export function orderRefundedMail(order: BuyerOrder, amount: string): MailDraft {
  return buyerMail(order, 'orderRefunded', { number: order.number, amount, seller: order.merchantName })
}

type Returned = { pieces: string; words: string[] }

/** The seller's answer to a return. */
export function returnDecidedMail(
  order: BuyerOrder,
  { pieces, isApproved, words }: Returned & { isApproved: boolean },
): MailDraft {
  const name = isApproved ? 'returnApproved' : 'returnDeclined'
  return buyerMail(order, name, { number: order.number, pieces }, { listed: words })
}

/** What was sent back has arrived. */
export function returnReceivedMail(order: BuyerOrder, { pieces }: Pick<Returned, 'pieces'>): MailDraft {
  return buyerMail(order, 'returnReceived', { number: order.number, pieces })
}

/** What comes back for a return, and why. */
export function returnRefundedMail(
  order: BuyerOrder,
  { pieces, amount, words }: Returned & { amount: string },
): MailDraft {
  return buyerMail(order, 'returnRefunded', { number: order.number, pieces, amount }, { listed: words })
}

/** An approved return is still to be sent. */
export function returnDueMail(
  order: BuyerOrder,
  { pieces, until }: { pieces: string; until: string },
): MailDraft {
  return buyerMail(order, 'returnDue', { number: order.number, pieces, until })
}

/** The payment arrived after the last piece was sold. */
export function orderSoldOutMail(order: BuyerOrder): MailDraft {
  return buyerMail(order, 'orderSoldOut', { number: order.number, total: order.total })
}

/** Sent when the order's number and mail address are entered to request the link. */
export function orderLinkMail(order: BuyerOrder): MailDraft {
  return buyerMail(order, 'orderLink', { number: order.number })
}

/** The seller allowed more downloads of a file; `left` is how many. */
export function downloadsAllowedMail(order: BuyerOrder, file: { name: string; left: number }): MailDraft {
  const times = file.left === 1 ? 'once' : `${file.left} times`
  const values = { number: order.number, file: file.name, times }
  return buyerMail(order, 'downloadsAllowed', values, { label: 'Download it' })
}
