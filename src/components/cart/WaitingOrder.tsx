import type { PlacedBefore } from './useWaitingOrder'

const WORDS = {
  placed: 'was placed already, and is not paid yet.',
  cancelled: 'was cancelled. Nothing was charged, and its pieces are still in your cart.',
  paid: 'is paid. Its pieces are not in your cart any more.',
  refunded: 'was paid and refunded. Its pieces are not in your cart any more.',
}

/** What became of an order of this browser, and the way to it (docs/behaviour.md, 3.5). */
export function WaitingOrder({ order }: { order: PlacedBefore | null }) {
  if (!order) return null
  const { number, orderUrl, status } = order
  return (
    <output className="callout waiting-order">
      <span>
        Your order {number} {status ? WORDS[status] : 'was placed already.'} <a href={orderUrl}>See it</a>
      </span>
    </output>
  )
}
