/** Status colours: amber waits, blue is in progress, plum is in review, green is good, red is bad, grey is off. */
export type Tone = 'amber' | 'blue' | 'green' | 'red' | 'plum' | 'glass' | 'grey'

/** A status: its word, with a dot in its colour. */
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
