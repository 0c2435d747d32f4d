import { formatCents } from '@/contracts/core/money'

type PriceProps = {
  price: number
  compareAtPrice?: number | null
  currency: string
  /** Within other text, such as that of a button. */
  isInline?: boolean
}

/** A price, after the struck-through former one. */
export function Price({ price, compareAtPrice = null, currency, isInline = false }: PriceProps) {
  const Text = isInline ? 'span' : 'p'
  const isReduced = compareAtPrice !== null && compareAtPrice > price
  return (
    <Text className="price">
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
    </Text>
  )
}
