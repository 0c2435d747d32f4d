/** The calls that have changed something since this page was loaded, and those that are under way. */
let done = 0
let underWay = 0
const waiting: (() => void)[] = []
/** By path, how many changes there were when its page was fetched ahead. */
const fetchedAhead = new Map<string, number>()

/** How many calls have changed something in this window. */
export function changesSoFar(): number {
  return done
}

export function isChanging(): boolean {
  return underWay > 0
}

/** Counts work as a change once it succeeds (docs/behaviour.md, 2.7). */
export async function asChange<TAnswer>(work: () => Promise<TAnswer>): Promise<TAnswer> {
  underWay += 1
  try {
    const answer = await work()
    done += 1
    return answer
  } finally {
    underWay -= 1
    if (underWay === 0) for (const run of waiting.splice(0)) run()
  }
}

/** Runs once no change is under way. */
export function afterChanges(run: () => void): void {
  if (isChanging()) waiting.push(run)
  else run()
}

/** Notes that the page of a path is fetched before it is visited; the router keeps what the first fetch brought. */
export function noteFetchAhead(href: string): void {
  const { pathname } = new URL(href, window.location.href)
  if (!fetchedAhead.has(pathname)) fetchedAhead.set(pathname, done)
}

/** How many changes there were when the page that is shown now was fetched. */
export function changesAtFetch(): number {
  const { pathname } = window.location
  const before = fetchedAhead.get(pathname) ?? done
  // Not yet: other parts of the page ask, too.
  queueMicrotask(() => fetchedAhead.delete(pathname))
  return before
}
