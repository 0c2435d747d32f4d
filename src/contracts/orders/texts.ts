import { formatCents } from '../core/money'

/** Texts of orders (docs/behaviour.md, chapter 12). */
export const ORDER_TEXTS = {
  gone: 'No longer for sale',
  soldOut: 'Out of stock',
  keptTooLate: 'The time it was kept for you is over.',
  otherCurrency: 'This piece is in another currency',
  sample: 'Sample, not for sale',
  priceChanged: 'The price has changed. Please check your order.',
  closed: 'The shop is closed.',
  tooManyUnpaid: 'You have too many unpaid orders.',
  otherContents: 'This was sent before with other contents.',
  notOffered: 'This way to pay is not offered.',
  noPickup: 'Pickup is not offered.',
  notServed: 'We do not ship there.',
  total: 'An order can come to at most 999,999.99.',
  tooLittleForCard: 'This is too little for a card payment.',
  unpayableCurrency: 'Cards cannot be charged in this currency here.',
  alreadyPaid: 'It is paid already.',
  isCancelled: 'It is cancelled.',
  isRefunded: 'It is refunded.',
  isNotPaid: 'It is not paid.',
  lessLeftToRefund: 'There is less left to refund.',
  changedMeanwhile: 'The order has changed meanwhile. Please look again.',
  noMoreAttempts: 'The time to pay is over. Please order again.',
  holdInMail: 'Open the link in our mail: the button there keeps the pieces for you.',
  holdTooLate: 'Somebody was faster: it is sold out. You can cancel the order.',
  providerAway: 'The payment page does not answer. Please try again in a moment.',
  lookup: 'If we know this order, its link is in your mail.',
  eventTaken: 'Thank you',
  signatureInvalid: 'The signature does not fit',
  quantityInvalid: 'A whole number from 1 to 99',
  linesRequired: 'Your cart is empty',
  linesTooMany: 'At most 50 lines',
  nameRequired: 'Please enter your name.',
  addressRequired: 'Please enter the address.',
  cityRequired: 'Please enter the city.',
  postalCodeRequired: 'Please enter the postal code.',
  postalCodeInvalid: 'A US postal code is five digits, such as 33139.',
  countryRequired: 'Please choose a country.',
  codeUnknown: 'We do not know this code.',
  codeEnded: 'This code has ended.',
  codeNotYet: 'This code is not valid yet.',
  codeUsedUp: 'This code is used up.',
  codeUsedByYou: 'You have used this code already.',
  codeNotForThese: 'This code is not for these pieces.',
  codeNotApplied: 'Press Apply, or empty this field.',
  countryStays: 'The country cannot be changed.',
  isOnItsWay: 'It is on its way already.',
  isPickup: 'It is picked up, not sent.',
  numberRequired: 'Please enter the number of your order.',
  freeLabel: 'Nothing to pay',
  freeText: 'The order is placed at once.',
  testLabel: 'Test payment',
  testText: 'No money moves. Nothing is sent.',
  stripeLabel: 'Card',
  stripeText: 'You pay on Stripe’s page. We never see your card.',
} as const

/** "At most 10 pieces can wait for this payment. Please order fewer, or pay what you ordered before." */
export const tooManyUnpaidPieces = (most: number) =>
  `At most ${most} pieces can wait for this payment. Please order fewer, or pay what you ordered before.`

/** "Only 2 left!" */
export const onlyLeft = (left: number) => `Only ${left} left!`

/** "Please choose Size", or "Please choose Size and Colour". */
export const pleaseChoose = (options: readonly string[]) => `Please choose ${options.join(' and ')}`

/** "There are only 2 left to refund." */
export const leftToRefund = (left: number) => `There are only ${left} left to refund.`

/** "This code is for orders from $50.00 on." */
export const codeFrom = (cents: number, currency: string) =>
  `This code is for orders from ${formatCents(cents, currency)} on.`

/** "This code is for orders in USD." */
export const codeInCurrency = (currency: string) => `This code is for orders in ${currency}.`
