type Deferred = { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void }

/** A promise that the test settles itself. */
export function deferred(): Deferred {
  const parts: Partial<Deferred> = {}
  const promise = new Promise<void>((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return { ...(parts as Deferred), promise }
}
