import { type Mail, composeMail } from './mail'

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
type Said = { subject: string; paragraphs: string[]; label?: string }

const WITHOUT_MONEY = 'Test order – no money moved.'

/** A mail to a buyer, with the link of their order (docs/behaviour.md, 12.7). */
export function buyerMail(order: BuyerOrder, { subject, paragraphs, label = 'See your order' }: Said): Mail {
  const { siteName, firstName, isTest, link } = order
  return composeMail({
    siteName,
    firstName,
    subject: isTest ? `Test order: ${subject}` : subject,
    paragraphs: [...(isTest ? [WITHOUT_MONEY] : []), ...paragraphs],
    action: { label, url: link },
  })
}

/** The order is held until the money arrives outside the site. */
export function orderReceivedMail(order: BuyerOrder, instructions: string, until: string): Mail {
  return buyerMail(order, {
    subject: `We have your order ${order.number}`,
    paragraphs: [
      `Thank you. We keep these for you until ${until}:`,
      ...order.lines,
      `Total: ${order.total}`,
      ...(instructions ? [instructions] : []),
    ],
  })
}

/** The receipt; `check` says where its code can be checked. */
export function orderPaidMail(order: BuyerOrder, check: string): Mail {
  return buyerMail(order, {
    subject: `Your receipt for order ${order.number}`,
    paragraphs: [
      `Thank you. You paid ${order.total} to ${order.merchantName} for:`,
      ...order.lines,
      ...filesText(order),
      check,
    ],
    ...filesLabel(order),
  })
}

/** Confirms an order with a total of zero. */
export function orderFreeMail(order: BuyerOrder): Mail {
  return buyerMail(order, {
    subject: `We have your order ${order.number}`,
    paragraphs: [
      `Thank you. There is nothing to pay to ${order.merchantName} for:`,
      ...order.lines,
      ...filesText(order),
    ],
    ...filesLabel(order),
  })
}

const filesText = ({ hasDownloads }: BuyerOrder) =>
  hasDownloads ? ['Your files wait on the page of your order.'] : []
const filesLabel = ({ hasDownloads }: BuyerOrder) => hasDownloads && { label: 'Get your files' }

/** Free pieces were called off; no money moves. */
export function orderCalledOffMail(order: BuyerOrder): Mail {
  return buyerMail(order, {
    subject: `Some pieces do not come: order ${order.number}`,
    paragraphs: [
      `${order.merchantName} called pieces of your order off. They cost nothing, so nothing comes back.`,
    ],
  })
}

/** A parcel left, or pieces were picked up. */
export function orderShippedMail(order: BuyerOrder, pieces: string[], tracking: string | null): Mail {
  return buyerMail(order, {
    subject: `On its way: order ${order.number}`,
    paragraphs: ['These are on their way:', ...pieces, ...(tracking ? [tracking] : [])],
  })
}

/** The order was not paid in time, or was cancelled. */
export function orderCancelledMail(order: BuyerOrder): Mail {
  return buyerMail(order, {
    subject: `Your order ${order.number} is cancelled`,
    paragraphs: ['It is cancelled and its pieces are for sale again. You owe nothing for it.'],
  })
}

/** A refund is on its way. */
export function orderRefundedMail(order: BuyerOrder, amount: string): Mail {
  return buyerMail(order, {
    subject: `${amount} comes back to you: order ${order.number}`,
    paragraphs: [`${order.merchantName} gives you ${amount} back, the way you paid.`],
  })
}

/** The seller's answer to a return; the refund has a mail of its own. */
export function returnDecidedMail(
  order: BuyerOrder,
  { pieces, isApproved, words }: { pieces: string; isApproved: boolean; words: string[] },
): Mail {
  return buyerMail(order, {
    subject: `Your return is ${isApproved ? 'approved' : 'declined'}: order ${order.number}`,
    paragraphs: [
      `${isApproved ? 'You can send this back' : 'This cannot be sent back'}: ${pieces}.`,
      ...words,
    ],
  })
}

/** The payment arrived after the last piece was sold. */
export function orderSoldOutMail(order: BuyerOrder): Mail {
  return buyerMail(order, {
    subject: `We are sorry: order ${order.number} is sold out`,
    paragraphs: [
      'Your payment arrived after the time for it was over, and somebody else had the last piece by then.',
      `All of it, ${order.total}, goes back to you. You need not do anything.`,
    ],
  })
}

/** Sent when the order's number and mail address are entered to request the link. */
export function orderLinkMail(order: BuyerOrder): Mail {
  return buyerMail(order, {
    subject: `The link of your order ${order.number}`,
    paragraphs: ['Here is the page of your order. Anyone who has this link can see it.'],
  })
}

/** The seller allowed more downloads of a file; `left` is how many. */
export function downloadsAllowedMail(order: BuyerOrder, file: { name: string; left: number }): Mail {
  return buyerMail(order, {
    subject: `Your files of order ${order.number}`,
    paragraphs: [`You can download ${file.name} ${file.left === 1 ? 'once' : `${file.left} times`} more.`],
    label: 'Download it',
  })
}
