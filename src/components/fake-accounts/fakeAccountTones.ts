import type { FakeAccountStatus } from '@/contracts/fake-accounts'
import type { Tone } from '../ui/Badge'

export const FAKE_ACCOUNT_TONES: Record<FakeAccountStatus, Tone> = {
  pending: 'amber',
  reported: 'blue',
  'in-review': 'plum',
  resolved: 'green',
  rejected: 'red',
}
