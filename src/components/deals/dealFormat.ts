const CENTS_PER_THOUSAND = 100_000

/** A budget in cents as rounded thousands: "$5K - $10K" (docs/behaviour.md, 4.6). */
export function formatBudget(minCents: number | null, maxCents: number | null): string {
  const ends = [minCents, maxCents].filter((cents) => cents !== null)
  return ends.map((cents) => `$${Math.round(cents / CENTS_PER_THOUSAND)}K`).join(' - ')
}

/** Hyphens as spaces, first letter in upper case: "Sponsored post". */
export function formatDealType(dealType: string): string {
  const words = dealType.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
