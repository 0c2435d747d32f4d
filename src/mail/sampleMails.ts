import type { MailName } from '@/contracts/mails/mailWords'
import { applicationReceivedMail } from './applicationReceivedMail'
import { approvedMail } from './approvedMail'
import { booksMail } from './booksMail'
import * as buyer from './buyerMail'
import { emailChangedMail } from './emailChangedMail'
import { eventCancelledMail, eventMovedMail } from './eventChangedMail'
import { eventPlaceMail } from './eventPlaceMail'
import { feedbackAnsweredMail } from './feedbackAnsweredMail'
import { orderProblemMail } from './orderProblemMail'
import { orderSoldMail } from './orderSoldMail'
import { orderWaitsMail } from './orderWaitsMail'
import { registrationDecidedMail } from './registrationDecidedMail'
import { rejectedMail } from './rejectedMail'
import { resetLinkMail } from './resetLinkMail'
import { returnAskedMail, returnSentMail } from './returnAskedMail'
import { alreadyWaitingMail, confirmWaitingMail, pieceKeptMail } from './waitingListMail'
import { teamTaskMail } from './teamTaskMail'
import { waitingMail } from './waitingMail'
import type { MailDraft } from './writeMail'

/** Whom a sample greets, and where its button leads: the site itself. */
type Facts = { siteName: string; siteUrl: string; firstName: string | null }

const PIECES = ['1 × Marea slip dress, Size M: $148.00', '2 × Pearl drop earrings: $84.00']
const PIECE = 'Marea slip dress, Size M'
const UNTIL = 'Nov 29, 2026'
const HOW_TO_PAY = 'Here stands how to pay, from Selling.'
const EVENT = { eventTitle: 'Gallery night', when: 'Dec 12, 2026, 7:00 PM EST' }

/** A mail as it would be sent, with sample values and links that lead to the site's first page. */
export function sampleMail(name: MailName, { siteName, siteUrl, firstName }: Facts): MailDraft {
  const link = siteUrl
  const person = { siteName, firstName, link }
  const seller = { ...person, number: 'IV-1042', isTest: false }
  const order: buyer.BuyerOrder = {
    siteName,
    firstName: firstName ?? '',
    number: 'IV-1042',
    isTest: false,
    lines: PIECES,
    total: '$255.56',
    merchantName: siteName,
    link,
    hasDownloads: false,
  }
  const returned = { pieces: '1 × Pearl drop earrings', words: ['The clasp was loose. We are sorry.'] }
  const samples: Record<MailName, () => MailDraft> = {
    resetLink: () => resetLinkMail(person),
    approved: () => approvedMail(person),
    rejected: () => rejectedMail({ siteName, firstName }),
    emailChanged: () => emailChangedMail({ siteName, firstName }),
    applicationReceived: () => applicationReceivedMail({ siteName, firstName }),
    teamTask: () =>
      teamTaskMail({
        ...person,
        task: 'Cut the gallery night film',
        due: 'until Dec 12, 2026',
        description: null,
      }),
    feedbackAnswered: () => feedbackAnsweredMail(person),
    registrationApproved: () => registrationDecidedMail({ ...person, ...EVENT, isApproved: true }),
    registrationDeclined: () => registrationDecidedMail({ ...person, ...EVENT, isApproved: false }),
    eventMoved: () => eventMovedMail({ ...person, ...EVENT, location: 'Wynwood, Miami' }),
    eventSeat: () => eventPlaceMail('eventSeat', { ...person, ...EVENT }),
    eventReminder: () => eventPlaceMail('eventReminder', { ...person, ...EVENT }),
    guestConfirm: () => eventPlaceMail('guestConfirm', { ...person, ...EVENT }),
    guestLine: () => eventPlaceMail('guestLine', { ...person, ...EVENT }),
    guestLink: () => eventPlaceMail('guestLink', { ...person, ...EVENT }),
    eventCancelled: () => eventCancelledMail({ ...person, ...EVENT }),
    orderReceived: () => buyer.orderReceivedMail(order, HOW_TO_PAY, { until: UNTIL, isHeld: true }),
    orderToConfirm: () => buyer.orderReceivedMail(order, HOW_TO_PAY, { until: UNTIL, isHeld: false }),
    orderPaid: () => buyer.orderPaidMail(order, { code: 'K7QM-2XPA', check: `${siteUrl}/verify` }),
    orderFree: () => buyer.orderFreeMail({ ...order, lines: ['1 × Preset of the month: $0.00'] }),
    orderShipped: () => buyer.orderShippedMail(order, ['1 × Marea slip dress, Size M'], 'UPS · 1Z999AA1'),
    orderPickedUp: () =>
      buyer.orderShippedMail(order, ['1 × Marea slip dress, Size M'], null, 'orderPickedUp'),
    orderCorrected: () =>
      buyer.orderShippedMail(order, ['1 × Marea slip dress, Size M'], 'UPS · 1Z999AA1', 'orderCorrected'),
    orderCancelled: () => buyer.orderCancelledMail(order),
    orderRefunded: () => buyer.orderRefundedMail(order, '$84.00'),
    orderCalledOff: () => buyer.orderCalledOffMail(order),
    orderSoldOut: () => buyer.orderSoldOutMail(order),
    orderLink: () => buyer.orderLinkMail(order),
    returnApproved: () => buyer.returnDecidedMail(order, { ...returned, isApproved: true }),
    returnDeclined: () => buyer.returnDecidedMail(order, { ...returned, isApproved: false }),
    returnReceived: () => buyer.returnReceivedMail(order, returned),
    returnRefunded: () => buyer.returnRefundedMail(order, { ...returned, amount: '$45.36' }),
    returnDue: () => buyer.returnDueMail(order, { ...returned, until: UNTIL }),
    downloadsAllowed: () => buyer.downloadsAllowedMail(order, { name: 'Presets.zip', left: 3 }),
    lineConfirm: () => confirmWaitingMail({ siteName, link, piece: PIECE }),
    lineAlready: () => alreadyWaitingMail({ siteName, link, piece: PIECE }),
    lineKept: () => pieceKeptMail({ siteName, link, piece: PIECE, until: '3:12 PM EST' }),
    orderSold: () => orderSoldMail({ ...seller, lines: PIECES }),
    orderWaits: () => orderWaitsMail({ ...seller, lines: PIECES, until: UNTIL }),
    returnAsked: () => returnAskedMail({ ...seller, pieces: ['1 × Pearl drop earrings'], mayAnswer: true }),
    returnSent: () =>
      returnSentMail({ ...seller, pieces: ['1 × Pearl drop earrings', 'USPS 9400111202555581773004'] }),
    waiting: () =>
      waitingMail({
        ...person,
        total: 1,
        first: [{ username: 'mara', createdAt: '2026-11-24T12:00:00.000Z' }],
      }),
    orderProblem: () =>
      orderProblemMail({ ...seller, problem: 'The buyer disputes the payment with their bank.' }),
    booksDiffer: () => booksMail({ ...person, differences: ['IV-1042: paid $255.56, refunded $84.00'] }),
  }
  return samples[name]()
}
