/**
 * Whether a client already has an answer, by its If-None-Match: one tag, a list or `*`. Weak and strong tags are the
 * same here, because a proxy that compresses an answer makes its tag weak.
 * @param {string | null | undefined} known the header
 * @param {string} etag
 */
export function isUnchanged(known, etag) {
  if (!known) return false
  const bare = etag.replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === bare)
}
