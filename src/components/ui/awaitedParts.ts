import { sharedState } from './sharedState'

const awaited = sharedState(0)

/** Counts a part that somebody waits for, until it is there or cannot be loaded; passes on what `loading` brings. */
export async function awaitPart<TPart>(loading: Promise<TPart>): Promise<TPart> {
  awaited.change((count) => count + 1)
  try {
    return await loading
  } finally {
    awaited.change((count) => count - 1)
  }
}

/** Whether somebody waits for a part of the screen (ui/later.ts). */
export function useAwaitsPart(): boolean {
  return awaited.useState() > 0
}
