/** What a letter consists of; everything else that Markdown knows is text. */
export type Block =
  | { kind: 'heading'; level: 1 | 2; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'button'; to: LinkTarget; spans: Span[] }
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'list'; first: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' }
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'name'; fallback: string }
  | { kind: 'strong' | 'em'; spans: Span[] }
  | { kind: 'link'; to: LinkTarget; spans: Span[] }
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'break' }
/** A link by its number in the letter, the page where its reader chooses what they get, or an address to write to. */
export type LinkTarget = number | 'preferences' | `mailto:${string}`
