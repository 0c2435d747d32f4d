/** Status colours (design: amber waits, blue is under way, plum is looked at, green is good, red is not, grey is off). */
export type Tone = 'amber' | 'blue' | 'green' | 'red' | 'plum' | 'glass' | 'grey'

/** A status: always its word, with a dot in its colour. */
export function Badge({
  tone,
  children,
  isPlain = false,
}: {
  tone: Tone
  children: string
  isPlain?: boolean
}) {
  return <span className={`badge badge-${tone}${isPlain ? ' badge-plain' : ''}`}>{children}</span>
}
