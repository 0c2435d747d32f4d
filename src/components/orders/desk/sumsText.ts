import { formatCents } from '@/contracts/core/money'

/** Sums in several currencies side by side; zero dollars if there are none. */
export function sumsText<TSum extends { currency: string }>(
  sums: readonly TSum[],
  of: (sum: TSum) => number,
): string {
  if (sums.length === 0) return formatCents(0)
  return sums.map((sum) => formatCents(of(sum), sum.currency)).join(' · ')
}
