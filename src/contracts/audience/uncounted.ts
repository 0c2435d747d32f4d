/** In localStorage, and the name of a cookie, while this browser is not to be counted. */
export const UNCOUNTED_KEY = 'uncounted'
