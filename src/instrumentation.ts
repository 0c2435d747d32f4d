/**
 * Brings the database, the first admin and the seed up before the first request, and gives the server in front of Next
 * what it needs of the site (src/server/doors.ts).
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { runBulkLane } = await import('@/jobs/bulkLane')
  const { stopLetters } = await import('@/jobs/letters/workOnLetter')
  const { followContent } = await import('@/content/followContent')
  const { visitBuffer } = await import('@/domain/audience/visitBuffer')
  const { answerCall } = await import('@/endpoints/core/mount')
  const { JSON_LIMIT_BYTES } = await import('@/endpoints/core/readBody')
  const { allCalls } = await import('@/endpoints/allCalls')
  const { callUrl } = await import('@/contracts/core/call')
  const urlsOf = (calls: typeof allCalls) => calls.map(({ call }) => callUrl(call))
  const doors = (globalThis.siteDoors ??= {})
  doors.calls = {
    answerCall: (request) => answerCall(request, config),
    directPosts: new Set(urlsOf(allCalls.filter(({ call }) => call.bypassesNext))),
    mostBytes: JSON_LIMIT_BYTES,
  }
  for (const url of urlsOf(allCalls.filter(({ call }) => call.isCached))) doors.keptAnswers?.keep(url)
  await doors.databaseReady
  const payload = await getPayload({ config, cron: true })
  const stopRunners = runBulkLane(payload)
  doors.close = async () => {
    await Promise.all([stopLetters(), stopRunners()])
    await visitBuffer(payload).flush()
    return payload.destroy()
  }
  void followContent(payload, doors.keptAnswers)
}
