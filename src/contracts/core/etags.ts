/**
 * Whether a client already has an answer, by its If-None-Match: one tag, a list or `*`. Weak and strong tags are the
 * same here, because a proxy that compresses an answer makes its tag weak.
 */
export function isUnchanged(known: string | null | undefined, etag: string): boolean {
  if (!known) return false
  const bare = etag.replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === bare)
}
