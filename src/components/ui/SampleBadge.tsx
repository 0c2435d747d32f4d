import { Badge } from './Badge'

/** Marks a value, card or row that is an example and not the reader's own (docs/behaviour.md, 2.13). */
export function SampleBadge() {
  return (
    <Badge tone="grey" isPlain>
      Sample
    </Badge>
  )
}
