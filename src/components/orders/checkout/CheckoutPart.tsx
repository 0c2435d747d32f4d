import type { ReactNode } from 'react'

type CheckoutPartProps = { number: number; id: string; title: string; children: ReactNode }

/** A numbered part of the checkout. */
export function CheckoutPart({ number, id, title, children }: CheckoutPartProps) {
  return (
    <section className="checkout-part" aria-labelledby={id}>
      <p className="checkout-number display" aria-hidden="true">
        {number}
      </p>
      <div>
        <h2 className="display h3" id={id}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
