/** Pieces a line, and lines an order (docs/behaviour.md, 12.1). */
export const LINE_QUANTITY_MAX = 99
export const ORDER_LINES_MAX = 50

export const NOTE_MAX = 500
export const DISCOUNT_CODE_MAX = 40

/** How long a payment page takes money, and how long the pieces are held for it, from its start. */
export const SESSION_MINUTES = 35
export const HOLD_MINUTES = 40
/** A buyer may begin to pay so often, and so long after the order. */
export const PAY_ATTEMPTS_MAX = 3
export const PAY_HOURS_MAX = 2
/** Where the provider does not say how a payment ended, the pieces are given back after this. */
export const SILENT_HOURS_MAX = 24

/** How long pieces are held for a payment outside the site, in days. */
export const MANUAL_HOLD_DAYS = { least: 1, usual: 3, most: 30 } as const

/** Orders not paid yet that one may have at once, from one client address and with one e-mail address. */
export const UNPAID_PER_ADDRESS = 5
export const UNPAID_PER_EMAIL = 3

/** For how long after a shipment buyers may ask to send pieces back, in days; 0 is not at all. */
export const RETURN_DAYS = { usual: 30, most: 365 } as const
export const RETURN_WORDS_MAX = 500

/** The buyer of an order that was never paid is forgotten after this. */
export const UNPAID_BUYER_DAYS = 30
