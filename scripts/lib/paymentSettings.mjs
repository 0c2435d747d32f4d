import { isLocalHost } from '../../src/auth/localHost.mjs'
import { StartError } from './say.mjs'

/** Throws a StartError for a payment setting that cannot work, or that could take or lose real money. */
export function requirePayments(url, env) {
  const { PAYMENTS = '', STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_API_BASE = '' } = env
  const named = PAYMENTS.split(',').map((each) => each.trim())
  const unknown = named.find((each) => each !== '' && each !== 'test')
  if (unknown) throw new StartError(`PAYMENTS is "${PAYMENTS}"; it can only be "test".`)
  if (named.includes('test') && !isLocalHost(new URL(url).host)) {
    throw new StartError(
      `PAYMENTS is "test", but ${url} is a public address, where nobody may buy for nothing.`,
    )
  }
  if (STRIPE_SECRET_KEY && !/^[sr]k_(test|live)_/.test(STRIPE_SECRET_KEY)) {
    throw new StartError('STRIPE_SECRET_KEY is no secret or restricted key; it begins with sk_ or rk_.')
  }
  if (!STRIPE_WEBHOOK_SECRET.split(',').every((each) => each === '' || each.trim().startsWith('whsec_'))) {
    throw new StartError('STRIPE_WEBHOOK_SECRET is no signing secret; each begins with whsec_.')
  }
  if (STRIPE_API_BASE && !isLoopback(STRIPE_API_BASE)) {
    throw new StartError(
      `STRIPE_API_BASE is "${STRIPE_API_BASE}"; it is for tests, at an address of this machine.`,
    )
  }
}

function isLoopback(text) {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && isLocalHost(new URL(text).host)
}
