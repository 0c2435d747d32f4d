import { Badge } from '../ui/Badge'

/** Whether a part of the books balances, in a word. */
export function Verdict({ faults }: { faults: number }) {
  if (faults === 0) return <Badge tone="green">Balances</Badge>
  return <Badge tone="red">{faults === 1 ? '1 differs' : `${faults} differ`}</Badge>
}
