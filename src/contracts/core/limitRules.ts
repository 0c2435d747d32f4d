const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The rate limits: points per duration in seconds, for each key. Keys are addresses, user ids and normalised
 * usernames, never a raw path or body, because another spelling would get a new budget.
 */
export const LIMIT_RULES = {
  /** Failed log-ins of one username from one address, so that a stranger elsewhere cannot lock the owner out. */
  'login-name-address': { points: 10, duration: 15 * MINUTE },
  'login-address': { points: 100, duration: DAY },
  /** Failed log-ins of one username from anywhere: over the limit, attempts are delayed but never refused. */
  'login-name': { points: 30, duration: 15 * MINUTE },
  /** Successful log-ins of one user: each costs a hash and a session. */
  'login-success': { points: 200, duration: 15 * MINUTE },
  /**
   * Reset mails for one username, per address and in total: over the limit the answer is the same but no mail is
   * sent. Per address, because a stranger must not use up the owner's five.
   */
  'forgot-name-address': { points: 5, duration: HOUR },
  'forgot-name': { points: 30, duration: HOUR },
  'forgot-address': { points: 20, duration: HOUR },
  'reset-password': { points: 20, duration: HOUR },
  register: { points: 10, duration: HOUR },
  'change-password': { points: 10, duration: 15 * MINUTE },
  confirm: { points: 10, duration: 15 * MINUTE },
  'email-signup': { points: 20, duration: HOUR },
  /** Pages of the links in letters and confirm mails; leaving the list is not limited. */
  newsletter: { points: 60, duration: HOUR },
  /** Numbers behind links that an admin gave out. */
  'shared-numbers': { points: 120, duration: MINUTE },
  'team-application': { points: 20, duration: HOUR },
  sync: { points: 6, duration: MINUTE },
  'voice-note': { points: 20, duration: MINUTE },
  'product-file': { points: 20, duration: MINUTE },
  picture: { points: 10, duration: MINUTE },
  'upload-start': { points: 60, duration: MINUTE },
  'upload-chunk': { points: 600, duration: MINUTE },
  /** Reads of one calendar feed. */
  'calendar-feed': { points: 60, duration: HOUR },
  /** Conversations that one user starts, and messages they send. */
  conversation: { points: 20, duration: HOUR },
  message: { points: 60, duration: MINUTE },
  'collab-request': { points: 20, duration: HOUR },
  /** Changes with one team member's link. */
  'member-link': { points: 60, duration: HOUR },
  write: { points: 300, duration: MINUTE },
  quote: { points: 120, duration: MINUTE },
  /**
   * Unknown discount codes of one client address, each code once: over the limit, every code is unknown there. A form
   * repeats its code with each quote, which is no further guess. Also the taken codes that one seller tries to make.
   */
  'discount-guess': { points: 20, duration: HOUR },
  'discount-guess-code': { points: 1, duration: HOUR },
  checkout: { points: 20, duration: 10 * MINUTE },
  'order-page': { points: 120, duration: MINUTE },
  'order-lookup': { points: 10, duration: HOUR },
  'back-in-stock': { points: 20, duration: HOUR },
  /**
   * Mails to a mailbox that anybody can have typed: beyond these the answer is the same, but nothing is sent. About
   * back-in-stock requests, sign-ups, team applications, orders that cost nothing yet, and the link of an order.
   */
  'back-in-stock-mail': { points: 5, duration: DAY },
  'confirm-mail': { points: 5, duration: 14 * DAY },
  'confirm-mail-soon': { points: 1, duration: 10 * MINUTE },
  'application-mail': { points: 5, duration: DAY },
  'order-mail': { points: 5, duration: DAY },
  'order-link-mail': { points: 5, duration: DAY },
  /** Mails with the link of one order. */
  'order-link': { points: 3, duration: DAY },
  /** Mails to one seller about orders that nobody has paid: free ones, and those that wait for their payment. */
  'unpaid-sale-mail': { points: 1, duration: MINUTE },
  /** Mails about notifications to one mailbox: a user may type any address and notify themselves. */
  'notification-mail': { points: 50, duration: DAY },
  /** Tests of the site's mails that an editor or admin sends to themselves. */
  'test-mail': { points: 20, duration: HOUR },
  /** Tests of a letter that its author sends to themselves. */
  'letter-test': { points: 10, duration: HOUR },
  'waiting-line': { points: 120, duration: MINUTE },
  /** Requests for a place at public events, and mails to one mailbox about them, which anybody can have typed. */
  'event-guest': { points: 20, duration: HOUR },
  'event-guest-mail': { points: 5, duration: DAY },
  'receipt-check': { points: 30, duration: HOUR },
  bounces: { points: 3_000, duration: MINUTE },
  'payment-webhook': { points: 3_000, duration: MINUTE },
  /** Reads of Payload's own REST API by non-staff; files do not count. */
  'console-read': { points: 300, duration: MINUTE },
} as const satisfies Record<string, { points: number; duration: number }>

export type LimitName = keyof typeof LIMIT_RULES
