import { Link } from '../../ui/Link'

/** For a buyer who has not paid: the cart, which still holds the pieces, and the shop. */
export function WaysBack() {
  return (
    <p className="order-back">
      <Link className="text-link" href="/cart">
        Back to the cart
      </Link>
      <Link className="text-link" href="/shop">
        Continue Shopping
      </Link>
    </p>
  )
}
