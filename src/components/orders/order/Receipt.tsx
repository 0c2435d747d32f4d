import type { OrderPage, OrderPagePart } from '@/contracts/orders/orderPage'
import { formatCents } from '@/contracts/core/money'
import { dayInWords } from '@/contracts/orders/availability'
import { countryName } from '../countryName'
import { townOf } from '../townOf'
import { LocalTime } from './LocalTime'
import { numberInWords } from './orderWords'

/** The order as a receipt, on the page and on paper. */
export function Receipt({ order }: { order: OrderPage }) {
  const { number, lines, parts, currency, status, subtotal, discount, shipping, tax, total, refunded } = order
  const money = (cents: number) => formatCents(cents, currency)
  const isPaid = order.paidAt !== null
  const sums: [string, number][] = [
    ['Subtotal', subtotal],
    ...(discount > 0 ? [[`Discount ${order.discountCode ?? ''}`, -discount] as [string, number]] : []),
    ...(order.delivery === 'download' ? [] : [['Shipping', shipping] as [string, number]]),
    ['Tax, 8%', tax],
  ]
  return (
    <aside className="receipt" aria-labelledby="receipt">
      <p className="receipt-brand display">{order.merchantName}</p>
      <header>
        <h2 className="display h3" id="receipt">
          {isPaid ? 'Receipt' : 'Your order'}
        </h2>
        <p className="receipt-number">{number}</p>
      </header>
      {order.isTest && <p className="badge badge-amber">Test order – no money moved</p>}
      {parts.length > 1 ? (
        parts.map((part) => <ReceiptPart key={part.lineIds.join()} order={order} part={part} />)
      ) : (
        <ReceiptLines lines={lines} currency={currency} />
      )}
      <dl>
        {sums.map(([name, amount]) => (
          <div key={name} className="receipt-row">
            <dt>{name}</dt>
            <dd className="price">{money(amount)}</dd>
          </div>
        ))}
        <div className="receipt-total">
          <dt>{isPaid ? 'Paid' : status === 'cancelled' ? 'Not charged' : 'To pay'}</dt>
          <dd className="price">{money(total)}</dd>
        </div>
        {refunded > 0 && (
          <div className="receipt-row">
            <dt>Refunded</dt>
            <dd className="price">{money(refunded)}</dd>
          </div>
        )}
      </dl>
      <div className="receipt-ends">
        <Destination order={order} />
        <p>
          <b>{order.paymentLabel}</b>
          {order.paidAt ? <LocalTime iso={order.paidAt} /> : status === 'placed' && 'Not paid yet'}
          <br />
          {parts.length > 1
            ? `One payment, ${numberInWords(parts.length)} sellers`
            : `Sold by ${order.merchantName}`}
        </p>
      </div>
      {order.receiptCode && (
        <p className="receipt-code">
          <b>{order.receiptCode}</b>
          <a href={`/verify#${order.receiptCode}`}>Check that it is real</a>
        </p>
      )}
      {order.note && <p className="receipt-note">“{order.note}”</p>}
    </aside>
  )
}

type LinesProps = { lines: OrderPage['lines']; currency: string }

function ReceiptLines({ lines, currency }: LinesProps) {
  const money = (cents: number) => formatCents(cents, currency)
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <p className="receipt-row">
            <span>{line.title}</span>
            <span className="price">{money(line.price * line.quantity)}</span>
          </p>
          <small>
            {[
              line.detail,
              line.availableFrom && `there from ${dayInWords(line.availableFrom)}`,
              line.quantity > 1 && `${line.quantity} × ${money(line.price)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** A seller's section, to where the receipt tears. */
function ReceiptPart({ order, part }: { order: OrderPage; part: OrderPagePart }) {
  const { name, from, lineIds, discount, shipping, tax, total, delivery } = part
  const money = (cents: number) => formatCents(cents, order.currency)
  const sums: [string, number][] = [
    ...(discount > 0 ? [['Discount', -discount] as [string, number]] : []),
    ...(delivery === 'download' ? [] : [['Shipping', shipping] as [string, number]]),
    ['Tax, 8%', tax],
  ]
  return (
    <>
      <section className="receipt-part" aria-label={name}>
        <h3>
          {name}
          {from && <span>{from}</span>}
        </h3>
        <ReceiptLines
          lines={order.lines.filter(({ id }) => lineIds.includes(id))}
          currency={order.currency}
        />
        <dl>
          {sums.map(([term, amount]) => (
            <div key={term} className="receipt-row">
              <dt>{term}</dt>
              <dd className="price">{money(amount)}</dd>
            </div>
          ))}
          <div className="receipt-part-total">
            <dt>This part</dt>
            <dd className="price">{money(total)}</dd>
          </div>
        </dl>
      </section>
      <hr className="tear" />
    </>
  )
}

function Destination({ order: { delivery, name, address } }: { order: OrderPage }) {
  if (delivery !== 'ship')
    return (
      <p>
        <b>{delivery === 'pickup' ? 'To pick up' : 'To download'}</b>
        {name}
      </p>
    )
  return (
    <p>
      <b>Ships to</b>
      {name}
      {address && (
        <>
          <br />
          {[address.line1, address.line2].filter(Boolean).join(', ')}
          <br />
          {townOf(address)}
          <br />
          {countryName(address.country)}
        </>
      )}
    </p>
  )
}
