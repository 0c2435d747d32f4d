import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { isSame } from '@/auth/sign'
import { BOUNCE_PROVIDERS, BOUNCE_TEXTS, reportBounces as contract } from '@/contracts/audience/bounces'
import { CallError, badRequest, notFound } from '@/database/errors'
import { takeReport } from '@/domain/audience/letters/bounceReports'
import { environment } from '@/environment'
import { handle } from '../../core/handle'
import { JSON_LIMIT_BYTES, readBytes } from '../../core/readBody'
import { readReports } from './readReports'

/** Where Amazon lets a subscription be confirmed; no other host is ever asked. */
const SNS_HOST = /^sns\.[a-z\d-]+\.amazonaws\.com(?:\.cn)?$/
const CONFIRM_MS = 5_000
/** Amazon sends the password of its address only once it is asked for. */
const ASK_FOR_PASSWORD = { 'WWW-Authenticate': 'Basic realm="bounces"' }

/**
 * POST /api/newsletter/bounces/{provider}: closed without BOUNCE_SECRET. A report that came before changes nothing; one
 * that could not be stored fails, so that the provider sends it again.
 */
export const reportBounces = handle(contract, async ({ params, req }) => {
  if (!environment.bounceSecret || !v.is(v.picklist(BOUNCE_PROVIDERS), params.provider)) throw notFound()
  if (req.headers.get('authorization') === null)
    throw new CallError(401, BOUNCE_TEXTS.secretWrong, { headers: ASK_FOR_PASSWORD })
  if (!isSame(secretOf(req), environment.bounceSecret)) throw badRequest(BOUNCE_TEXTS.secretWrong)
  const bytes = await readBytes(req as unknown as Request, JSON_LIMIT_BYTES)
  const found = readReports(params.provider, Buffer.from(bytes).toString())
  if (!found) throw badRequest(BOUNCE_TEXTS.notUnderstood)
  if (found.confirmAt) await confirmAtAmazon(found.confirmAt)
  let taken = 0
  for (const report of found.reports) if (await takeReport(req, report)) taken += 1
  return { taken, unknown: found.reports.length - taken }
})

/** A bearer token, or the password of Basic authentication, which providers take from the address. */
function secretOf({ headers }: PayloadRequest): string {
  const [, kind = '', given = ''] = /^(\w+) (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  if (kind.toLowerCase() === 'bearer') return given
  const decoded = Buffer.from(given, 'base64').toString()
  return kind.toLowerCase() === 'basic' ? decoded.slice(decoded.indexOf(':') + 1) : ''
}

async function confirmAtAmazon(address: string): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || !SNS_HOST.test(url.host)) throw badRequest(BOUNCE_TEXTS.notUnderstood)
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(CONFIRM_MS) })
    if (answer.ok) return
  } catch {
    // Amazon asks again.
  }
  throw new CallError(502, 'Amazon could not be asked')
}
