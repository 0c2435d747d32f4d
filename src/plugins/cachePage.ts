/**
 * Caches the page being rendered in front of Next (src/server/keptAnswers.ts), from its next request on, until its
 * content changes or `end`.
 */
export function cachePage(path: string, end?: Date): void {
  globalThis.siteDoors?.keptAnswers?.keep(path, end?.getTime())
}
