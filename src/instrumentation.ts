/** Brings the database, the first admin and the seed up before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  process.env.INTERNAL_SECRET = crypto.randomUUID()
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { followContent } = await import('@/content/followContent')
  const payload = await getPayload({ config, cron: true })
  void followContent(payload)
}
