import type { TakedownStatus } from '@/contracts/takedowns'
import type { Tone } from '../ui/Badge'

export const TAKEDOWN_TONES: Record<TakedownStatus, Tone> = {
  pending: 'amber',
  'dmca-filed': 'blue',
  'in-review': 'plum',
  removed: 'green',
  rejected: 'red',
}
