import type { PageCopy } from '@/contracts/content'
import { MAIL_NAMES, type MailName, type MailWords, shippedWords } from '@/contracts/mails/mailWords'

export const shopTextsDefaults: PageCopy<'shop-texts'> = {
  product: {
    detailsHeading: { start: 'The', end: 'details' },
    othersHeading: { start: 'Keep', end: 'looking' },
    deliveryText: 'flat, however many pieces',
    downloadText: 'As soon as you have paid. Nothing is shipped.',
    soldOutText: 'Is your size sold out?',
    sizeGuides: [],
  },
  checkout: {
    heading: { start: 'Check', end: 'out' },
    intro: 'A few short parts and one button. Nothing is charged before you press it.',
    deliveryText: 'One price, however many pieces.',
    title: 'Checkout',
    description: 'Order what is in your cart.',
  },
  order: {
    heading: { start: 'Where is', end: 'my order' },
    intro: 'The number stands in every mail about it. We send the link to the address you gave.',
    title: 'Where is my order',
    description: 'Have the link of your order mailed to you.',
  },
  verify: {
    heading: { start: 'Is it', end: 'really ours' },
    intro: 'Every receipt of this shop has a code. Enter it and we tell whether the order was paid here.',
    genuineHeading: 'Yes, it is ours',
    foreignHeading: 'Not one of ours',
    foreignText:
      '{shop} never gave out this code. Is each character as on the receipt? Then it may be from a shop that only ' +
      'looks like ours: do not pay there, and ask your bank about money that you sent.',
    title: 'Check a receipt',
    description: 'Whether a receipt is really one of this shop, by its code.',
  },
  cart: { emptyText: 'Nothing in it, nothing to pay.' },
  search: { placeholder: 'Dress, pearl, linen' },
  noProduct: {
    heading: { start: 'Not here', end: 'any more' },
    text: 'This piece has left the shop, or it never was at this address.',
    linkLabel: 'See the shop',
  },
  noOrder: {
    heading: { start: 'No such', end: 'order' },
    text: 'This link leads to no order. It may have lost its end on the way.',
    linkLabel: 'Find my order',
  },
}

export const noticesDefaults: PageCopy<'notices'> = {
  notFound: {
    heading: { start: 'Gone', end: 'with the tide' },
    text: 'There is no page at this address. It moved, or it never was.',
    linkLabel: 'Back to the cover',
  },
  forgotPassword: {
    heading: { start: 'Forgot your', end: 'password' },
    intro: 'Your username is enough. The link works for 1 hour.',
    sentHeading: { start: 'Check your', end: 'mail' },
    title: 'Forgot your password',
    description: 'Ask for a link that sets a new password.',
  },
  resetPassword: {
    heading: { start: 'A new', end: 'password' },
    changedHeading: { start: 'Password', end: 'changed' },
    invalidText: 'This link is not whole. A link works once, and for 1 hour.',
    title: 'A new password',
    description: 'Set a new password with the link you were sent.',
  },
}

export const mailsDefaults = Object.fromEntries(
  MAIL_NAMES.map((name) => [name, shippedWords(name)]),
) as Record<MailName, MailWords>
