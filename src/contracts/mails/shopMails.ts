const NUMBER = 'the number of the order'
const TOTAL = 'what the order comes to'
const SELLER = 'the seller’s name (Selling)'
const PIECES = 'the pieces it is about'

/** To buyers about their order; the button leads to its page. */
export const BUYER_MAILS = {
  orderReceived: {
    label: 'Order received, to be paid outside the site',
    about: 'To a buyer who pays outside the site. Lists the pieces, the total and how to pay (Selling).',
    values: { number: NUMBER, until: 'the last day to pay' },
    needs: ['number', 'until'],
    subject: 'We have your order {number}',
    opening: 'Thank you. We keep these for you until {until}:',
  },
  orderToConfirm: {
    label: 'Order to confirm, to be paid outside the site',
    about:
      'To a buyer who pays outside the site: the button keeps the pieces. Lists them, the total and how to pay.',
    values: { number: NUMBER, until: 'the last day to pay' },
    needs: ['number'],
    subject: 'Confirm your order {number}',
    opening: 'Press the button, and we keep these for you until you have paid:',
  },
  orderPaid: {
    label: 'Receipt',
    about: 'To a buyer whose payment has come. Lists the pieces.',
    values: {
      number: NUMBER,
      total: TOTAL,
      seller: SELLER,
      code: 'the code of the receipt',
      check: 'the address where anybody can check it',
    },
    needs: ['number', 'total', 'seller', 'code', 'check'],
    subject: 'Your receipt for order {number}',
    opening: 'Thank you. You paid {total} to {seller} for:',
    closing: 'The code of this receipt is {code}. {check} tells everybody that it is ours.',
  },
  orderFree: {
    label: 'Order received, nothing to pay',
    about: 'To a buyer whose order costs nothing. Lists the pieces.',
    values: { number: NUMBER, seller: SELLER },
    needs: ['number'],
    subject: 'We have your order {number}',
    opening: 'Thank you. There is nothing to pay to {seller} for:',
  },
  orderShipped: {
    label: 'Parcel on its way',
    about: 'To a buyer whose pieces left. Lists the pieces and how to follow the parcel.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'On its way: order {number}',
    opening: 'These are on their way:',
  },
  orderPickedUp: {
    label: 'Picked up',
    about: 'To a buyer to whom pieces were handed over. Lists them.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'Picked up: order {number}',
    opening: 'These were handed over to you:',
  },
  orderCorrected: {
    label: 'Parcel’s number corrected',
    about: 'To a buyer who was told another carrier or number before. Lists the pieces and the right one.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'The right number of your parcel: order {number}',
    opening: 'What we told you about this parcel was wrong. This is right:',
  },
  orderCancelled: {
    label: 'Order cancelled',
    about: 'To a buyer whose order was not paid in time, or was cancelled.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'Your order {number} is cancelled',
    opening: 'It is cancelled and its pieces are for sale again. You owe nothing for it.',
  },
  orderRefunded: {
    label: 'Refund',
    about: 'To a buyer who gets money back.',
    values: { number: NUMBER, amount: 'what comes back', seller: SELLER },
    needs: ['number', 'amount'],
    subject: '{amount} comes back to you: order {number}',
    opening: '{seller} gives you {amount} back, the way you paid.',
  },
  orderCalledOff: {
    label: 'Free pieces called off',
    about: 'To a buyer of pieces that cost nothing and do not come.',
    values: { number: NUMBER, seller: SELLER },
    needs: ['number'],
    subject: 'Some pieces do not come: order {number}',
    opening: '{seller} called pieces of your order off. They cost nothing, so nothing comes back.',
  },
  orderSoldOut: {
    label: 'Sold out after payment',
    about: 'To a buyer whose payment came after the last piece was sold.',
    values: { number: NUMBER, total: TOTAL },
    needs: ['number', 'total'],
    subject: 'We are sorry: order {number} is sold out',
    opening:
      'Your payment arrived after the time for it was over, and somebody else had the last piece by then.\n\n' +
      'All of it, {total}, goes back to you. You need not do anything.',
  },
  orderLink: {
    label: 'Link of an order',
    about: 'To a buyer who asked for the link of their order. The button is the link.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'The link of your order {number}',
    opening: 'Here is the page of your order. Anyone who has this link can see it.',
  },
  returnApproved: {
    label: 'Return approved',
    about: 'To a buyer who may send something back. Then come the address, the day and the seller’s words.',
    values: { number: NUMBER, pieces: PIECES },
    needs: ['number', 'pieces'],
    subject: 'Your return is approved: order {number}',
    opening: 'You can send this back: {pieces}.',
  },
  returnReceived: {
    label: 'Return is here',
    about: 'To a buyer whose return has arrived.',
    values: { number: NUMBER, pieces: PIECES },
    needs: ['number', 'pieces'],
    subject: 'Your return is here: order {number}',
    opening: 'This has come back: {pieces}. We look at it now, and you hear from us.',
  },
  returnRefunded: {
    label: 'Return refunded',
    about: 'To a buyer whose return is settled. Then come the seller’s words.',
    values: { number: NUMBER, pieces: PIECES, amount: 'what comes back' },
    needs: ['number', 'pieces', 'amount'],
    subject: 'Your return is settled: order {number}',
    opening: 'You get {amount} back for this: {pieces}.',
  },
  returnDue: {
    label: 'Return still to send',
    about: 'To a buyer whose approved return is not on its way three days before its last day.',
    values: { number: NUMBER, pieces: PIECES, until: 'the last day to send it' },
    needs: ['number', 'pieces', 'until'],
    subject: 'Send it by {until}: order {number}',
    opening:
      'You wanted to send this back: {pieces}.\n\n' +
      'The last day for it is {until}. If it is on its way, add its number on the page of your order.',
  },
  returnDeclined: {
    label: 'Return declined',
    about: 'To a buyer who keeps what they wanted to return, or gets it back. Then come the seller’s words.',
    values: { number: NUMBER, pieces: PIECES },
    needs: ['number', 'pieces'],
    subject: 'Your return is declined: order {number}',
    opening: 'This cannot be returned: {pieces}.',
  },
  downloadsAllowed: {
    label: 'More downloads',
    about: 'To a buyer who may download a file again.',
    values: { number: NUMBER, file: 'the name of the file', times: '"once" or "3 times"' },
    needs: ['number', 'file'],
    subject: 'Your files of order {number}',
    opening: 'You can download {file} {times} more.',
  },
} as const

const PIECE = 'the piece'
const SAME_PAGE = 'On the same page you can leave the line; then your address is erased.'

/** To people in line for a sold-out piece; the button leads to their place. */
export const LINE_MAILS = {
  lineConfirm: {
    label: 'Back in stock: confirm',
    about: 'To an address that somebody typed to be told. The button confirms.',
    values: { piece: PIECE },
    needs: ['piece'],
    subject: 'Shall we tell you when it is back? {piece}',
    opening:
      'Somebody, hopefully you, asked to be told when this is back: {piece}.\n\n' +
      'Press the button on the page and you are in line.\n\n' +
      'Was it not you? Do nothing, and the address is erased in a week.',
  },
  lineAlready: {
    label: 'Back in stock: in line already',
    about: 'To an address that is in line and was typed once more.',
    values: { piece: PIECE },
    needs: ['piece'],
    subject: 'You are in line: {piece}',
    opening: `You are in line for {piece} already. The page says how many are before you.\n\n${SAME_PAGE}`,
  },
  lineKept: {
    label: 'Back in stock: a piece is kept',
    about: 'To the first in line, once there is a piece.',
    values: { piece: PIECE, until: 'until when it is kept' },
    needs: ['piece', 'until'],
    subject: 'It is back, and kept for you: {piece}',
    opening:
      'One piece is yours until {until}: {piece}.\n\n' +
      'Order it before then; after that it goes to the next in line. ' +
      `Anyone who has this link can order it, so keep it.\n\n${SAME_PAGE}`,
  },
} as const

/** To sellers about their pieces. */
export const SELLER_MAILS = {
  orderSold: {
    label: 'Sold',
    about: 'To a creator whose pieces were sold. Lists the pieces.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'Sold: {number}',
    opening: 'You sold:',
  },
  orderWaits: {
    label: 'Ordered, not paid yet',
    about: 'To a creator whose pieces are held for a payment outside the site. Lists the pieces.',
    values: { number: NUMBER, until: 'the last day to pay' },
    needs: ['number', 'until'],
    subject: 'Ordered, not paid yet: {number}',
    opening: 'These pieces are held for a payment outside the site:',
    closing: 'Send nothing before it is paid. Without the payment they are for sale again on {until}.',
  },
  returnAsked: {
    label: 'Return asked for',
    about: 'To a creator whose buyer wants to send something back. Lists the pieces.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'Return: {number}',
    opening: 'A buyer wants to send this back:',
  },
  returnSent: {
    label: 'Return on its way',
    about: 'To a creator whose buyer has sent something back. Lists the pieces and the parcel’s number.',
    values: { number: NUMBER },
    needs: ['number'],
    subject: 'Return on its way: {number}',
    opening: 'A buyer has sent this back:',
  },
} as const

/** To the admins. */
export const ADMIN_MAILS = {
  waiting: {
    label: 'Registrations that wait',
    about: 'To admins, once a day. Lists who waits longest.',
    values: { count: '"1 person waits" or "3 people wait"' },
    needs: ['count'],
    subject: '{count} for approval at {site}',
    opening: '{count} for your approval:',
  },
  orderProblem: {
    label: 'An order needs you',
    about: 'To admins, about an order, a return or a refund.',
    values: { number: NUMBER, problem: 'what is wrong with it' },
    needs: ['number', 'problem'],
    subject: 'Please look at order {number}',
    opening: '{problem}',
  },
  booksDiffer: {
    label: 'The books do not balance',
    about: 'To admins. Lists the differences.',
    values: {},
    needs: [],
    subject: 'The books do not balance',
    opening: 'The payments of the last 30 days and the orders differ:',
  },
} as const
