/** Brings the database, the first admin and the seed up before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { followContent } = await import('@/content/followContent')
  const { answerCall } = await import('@/endpoints/core/mount')
  const { JSON_LIMIT_BYTES } = await import('@/endpoints/core/readBody')
  // The server in front of Next uses it to answer calls directly (scripts/lib/directCalls.mjs).
  Object.assign(globalThis, {
    [Symbol.for('call-door')]: {
      answerCall: (request: Request) => answerCall(request, config),
      directPosts: await directPosts(),
      mostBytes: JSON_LIMIT_BYTES,
    },
  })
  await keepAnswersOfCalls()
  const { keptAnswers } = await import('@/plugins/keptAnswers')
  await (globalThis as { [key: symbol]: Promise<unknown> | undefined })[Symbol.for('database-ready')]
  const payload = await getPayload({ config, cron: true })
  void followContent(payload, keptAnswers())
}

/** The URLs of POST calls that change no page. */
async function directPosts(): Promise<Set<string>> {
  const { allCalls } = await import('@/endpoints/allCalls')
  const { callUrl } = await import('@/contracts/core/call')
  return new Set(allCalls.filter(({ call }) => call.bypassesNext).map(({ call }) => callUrl(call)))
}

/** Registers the calls whose answers are cached (contracts/core/call.ts, isCached) with the cache in front of Next. */
async function keepAnswersOfCalls() {
  const { allCalls } = await import('@/endpoints/allCalls')
  const { callUrl } = await import('@/contracts/core/call')
  const { keptAnswers } = await import('@/plugins/keptAnswers')
  for (const { call } of allCalls) if (call.isCached) keptAnswers()?.keep(callUrl(call))
}
