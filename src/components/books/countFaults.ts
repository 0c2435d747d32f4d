import type { Books } from '@/contracts/books'

/** Whether the books balance, in a sentence. */
export function countFaults({ stock, refunds, providers }: Books): string {
  const count =
    stock.faults.length +
    refunds.faults.length +
    providers.reduce((sum, { faults }) => sum + faults.length, 0)
  const away = providers.filter(({ state }) => state === 'away').length
  if (count > 0) return count === 1 ? 'No: one thing differs.' : `No: ${count} things differ.`
  return away > 0 ? 'As far as could be asked, yes.' : 'Yes.'
}
