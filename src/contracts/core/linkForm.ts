/**
 * A form on the page of a secret link: the link is the credential. Browsers send it without script, from a page without
 * a referrer.
 */
export const linkForm = {
  method: 'post',
  who: 'anyone',
  bodyType: 'form',
  maxBytes: 2_000,
  redirects: true,
  isCrossSite: true,
  answerType: 'none',
} as const
