type Stored = { version: object }

/**
 * The version that says what one of a list, newest first, has changed: the one before it or, since the draft before a
 * publication has the same words, what was live until then.
 */
export function comparedWith<T extends Stored>(versions: readonly T[], index: number): T | undefined {
  const earlier = versions.slice(index + 1)
  const isPublished = ({ version }: T) => '_status' in version && version._status === 'published'
  const one = versions[index]
  return (one && isPublished(one) && earlier.find(isPublished)) || earlier[0]
}
