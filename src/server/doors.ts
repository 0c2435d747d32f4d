import type { StreamPositionStore } from '@/contracts/pages'

/**
 * What the server in front of Next and the code inside Next hand to each other. Each is bundled on its own, so they
 * share this process, but no module. The first three are the server's, the others come from src/instrumentation.ts.
 */
export type Doors = {
  /** Fulfilled when the database is usable; the site waits for it before it connects. */
  databaseReady?: Promise<unknown>
  /** Undefined in development, in a build and in tests, which keep no answers. */
  keptAnswers?: KeptAnswers
  /** Sets the status of the answer that is being rendered; false outside a request. */
  setStatus?: (status: number) => boolean
  calls?: CallDoor
  /** Closes Payload's connections. Present once the site is initialised. */
  close?: () => Promise<void>
}

/** The cache of finished answers (src/server/keptAnswers.ts). */
export type KeptAnswers = StreamPositionStore & {
  /** Adds a path to those that are kept. `end` is when what it shows stops being true, in ms since 1970. */
  keep: (path: string, end?: number) => void
  /**
   * Drops the answer of a path, of every page of a route such as /shop/[slug], or everything if no path is given. A
   * rendering in progress is sent, but not kept.
   */
  drop: (path?: string) => void
}

/** Answers calls without Next (src/server/directCalls.ts). */
export type CallDoor = {
  answerCall: (request: Request) => Promise<Response>
  /** The URLs of POST calls that change no page. */
  directPosts: ReadonlySet<string>
  /** The longest body of such a call, in bytes. */
  mostBytes: number
}

declare global {
  var siteDoors: Doors | undefined
}
