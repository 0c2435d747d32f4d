import { formatCents } from './money'

type PriceProps = { price: number; compareAtPrice?: number | null; currency: string }

/** An inline price, after the struck-through former one. */
export function Price({ price, compareAtPrice = null, currency }: PriceProps) {
  const isReduced = compareAtPrice !== null && compareAtPrice > price
  return (
    <p className="price">
      {isReduced && (
        <>
          <s>
            <span className="visually-hidden">Was </span>
            {formatCents(compareAtPrice, currency)}
          </s>{' '}
          <span className="visually-hidden">Now </span>
        </>
      )}
      {formatCents(price, currency)}
    </p>
  )
}
