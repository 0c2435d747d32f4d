/** The parameter of a page's address that carries a short link's code to the cart. */
export const LINK_PARAM = 's'

/** A code as links carry it. */
export const LINK_CODE = /^[0-9a-z]{4,8}$/
