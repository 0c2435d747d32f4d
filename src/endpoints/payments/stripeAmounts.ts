import { environment } from '@/environment'

/** Stripe's minimum charge, in minor units. */
const STRIPE_MIN = 50

/**
 * Currencies that Stripe does not count in hundredths, or only in whole units. The site shows every price in
 * hundredths, so Stripe would charge a different sum than the buyer saw.
 */
const NOT_IN_HUNDREDTHS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF BHD JOD KWD OMR TND ISK HUF TWD'.split(
    ' ',
  ),
)

/** Whether a card can be charged with this sum here; `total` in minor units. */
export function canTakeCards({ currency, total }: { currency: string; total: number }): boolean {
  return (
    environment.stripe.secretKey !== '' &&
    total >= STRIPE_MIN &&
    !NOT_IN_HUNDREDTHS.has(currency.toUpperCase())
  )
}
