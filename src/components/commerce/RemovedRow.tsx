import { useEffect, useRef } from 'react'
import type { CartItem } from '../cart/cart'

type RemovedRowProps = { item: CartItem; onUndo: () => void }

/** Placeholder of a removed line with an undo button; takes over its focus. */
export function RemovedRow({ item, onUndo }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="cart-removed">
      <output>{item.title} is out of your cart.</output>
      <button ref={button} type="button" className="text-link" onClick={onUndo}>
        Undo
        <span className="visually-hidden">: put {item.title} back</span>
      </button>
    </li>
  )
}
