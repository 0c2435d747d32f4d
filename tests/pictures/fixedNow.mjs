/** The moment that all pictures show, ms since 1970; far ahead, so that no session ends in the database meanwhile. */
export const FIXED_NOW = Date.UTC(2035, 4, 7, 10)
