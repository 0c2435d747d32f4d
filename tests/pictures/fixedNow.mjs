/** The date shown in all pictures, in ms since 1970; far in the future, so that no session expires during a run. */
export const FIXED_NOW = Date.UTC(2035, 4, 7, 10)
