/** In localStorage, while this browser is not to be counted. */
export const UNCOUNTED_KEY = 'uncounted'
