import { sharedState } from './sharedState'

const awaited = sharedState(0)

/** Counts a part that the user waits for, until `loading` settles; returns its result. */
export async function awaitPart<TPart>(loading: Promise<TPart>): Promise<TPart> {
  awaited.change((count) => count + 1)
  try {
    return await loading
  } finally {
    awaited.change((count) => count - 1)
  }
}

/** Whether the user waits for a part of the screen (ui/lazyModule.ts). */
export function useAwaitsPart(): boolean {
  return awaited.useState() > 0
}
