/** The query parameter that carries a short link's code to the cart. */
export const LINK_PARAM = 's'

/** The shape of a short link's code. */
export const LINK_CODE = /^[0-9a-z]{4,8}$/
/** A letter's own code is longer than those of short links, so that neither is taken for the other. */
export const LETTER_CODE_LENGTH = 8
