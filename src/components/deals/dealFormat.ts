const CENTS_PER_THOUSAND = 100_000

/** A budget in cents as thousands, rounded: "$5K - $10K" (dashboard spec, sections 3 and 9). */
export function formatBudget(minCents: number | null, maxCents: number | null): string {
  const ends = [minCents, maxCents].filter((cents) => cents !== null)
  return ends.map((cents) => `$${Math.round(cents / CENTS_PER_THOUSAND)}K`).join(' - ')
}

/** Hyphenated words with spaces, the first letter large: "Sponsored post". */
export function formatDealType(dealType: string): string {
  const words = dealType.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
