import type { ReactNode } from 'react'
import type { QuotePart } from '@/contracts/orders/checkout'
import { formatCents } from '@/contracts/core/money'

type Props = { part: QuotePart; currency: string; children: ReactNode }

/** A seller's part of the summary, with its sums, to where it tears. */
export function SellerStub({ part, currency, children }: Props) {
  const { name, from, discount, shipping, tax, total, delivery } = part
  const sums = [
    ...(discount > 0 ? [['Discount', -discount] as const] : []),
    ...(delivery === 'download' ? [] : [['Shipping', shipping] as const]),
    ['Tax', tax],
  ] as const
  return (
    <>
      <section className="checkout-stub" aria-label={name}>
        <header>
          <h3>{name}</h3>
          {from && <p className="subtle">{`from ${from}`}</p>}
        </header>
        <ul className="checkout-lines">{children}</ul>
        <dl className="price">
          {sums.map(([term, amount]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{formatCents(amount, currency)}</dd>
            </div>
          ))}
          <div className="checkout-part-total">
            <dt>This part</dt>
            <dd>{formatCents(total, currency)}</dd>
          </div>
        </dl>
      </section>
      <hr className="tear" />
    </>
  )
}
