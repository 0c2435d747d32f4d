/** Pieces per line, and lines per order (docs/behaviour.md, 12.1). */
export const LINE_QUANTITY_MAX = 99
export const ORDER_LINES_MAX = 50

export const NOTE_MAX = 500
export const DISCOUNT_CODE_MAX = 40

/** How long a payment page accepts a payment, and how long pieces are held for it, both from its start. */
export const SESSION_MINUTES = 35
export const HOLD_MINUTES = 40
/** How many payments a buyer may start for an order, and within how long after it their holds must end. */
export const PAY_ATTEMPTS_MAX = 3
export const PAY_HOURS_MAX = 2
/** How long after its hold a payment of unknown outcome is given up, which releases the pieces. */
export const SILENT_HOURS_MAX = 24

/** How long pieces are held for a payment outside the site, in days. */
export const MANUAL_HOLD_DAYS = { least: 1, usual: 3, most: 30 } as const

/** Unpaid orders allowed at the same time per client address and per e-mail address. */
export const UNPAID_PER_ADDRESS = 5
export const UNPAID_PER_EMAIL = 3
/**
 * Pieces that the unpaid orders of one client address, or of one e-mail address, may hold at the same time: for days
 * while they wait for a payment outside the site, for minutes on a payment page.
 */
export const UNPAID_PIECES_MAX = { manual: 10, page: 30 } as const

/** How long after a shipment buyers may ask for a return, in days; 0 allows none. */
export const RETURN_DAYS = { usual: 30, most: 365 } as const
/** How often a line's return can be withdrawn: each request mails its seller. */
export const RETURN_WITHDRAWALS_MAX = 3
export const RETURN_WORDS_MAX = 500
export const RETURN_ADDRESS_MAX = 400
/** Days in which a return should be answered, and one that has come back be decided. */
export const RETURN_ANSWER_DAYS = 5
/** Days to send an approved return. */
export const RETURN_SEND_DAYS = { usual: 14, most: 60 } as const

/** The buyer of an order that was never paid is erased this many days after it was cancelled. */
export const UNPAID_BUYER_DAYS = 30
