/** Where the links of a letter lead first, so that they are counted; the number of the link follows. */
export const goPath = (campaign: string): string => `/go/${campaign}`

/** Letters that everybody may read, and their feed. */
export const letterPath = (slug: string): string => `/letters/${slug}`
export const LETTERS_FEED = '/letters.xml'
