'use client'

import { useRef } from 'react'
import { formatCents } from '@/contracts/core/money'
import { smallPicture } from '@/contracts/media/publicUrls'
import type { OrderPage, OrderReturn } from '@/contracts/orders/orderPage'
import { Icon } from '../../ui/Icon'
import { townOf } from '../townOf'

/** The slip that goes into the parcel; printed alone. */
export function ReturnSlip({ order, asked }: { order: OrderPage; asked: OrderReturn }) {
  const slip = useRef<HTMLDivElement>(null)
  const { lines, currency, name, address: from } = order
  const { code, lineId, quantity, address, instructions, goods, tax } = asked
  const line = lines.find(({ id }) => id === lineId)
  const money = (cents: number) => formatCents(cents, currency)

  function print(): void {
    const own = slip.current
    if (!own) return
    own.dataset.printed = ''
    window.print()
    delete own.dataset.printed
  }
  return (
    <>
      <div ref={slip} className="return-slip">
        <header>
          <h3 className="display h3">Return slip</h3>
          <b>{code.split('-').at(-1)}</b>
        </header>
        <div className="return-piece">
          {line?.image && <img src={smallPicture(line.image)} alt="" width={72} height={90} />}
          <p>
            <b>{line?.title}</b>
            <span className="subtle">
              {[`${quantity} of ${line?.quantity}`, line?.detail].filter(Boolean).join(', ')}
            </span>
          </p>
        </div>
        <p className="return-code display">{code}</p>
        <div className="return-ends">
          <p>
            <b>To</b>
            {address}
          </p>
          <p>
            <b>From</b>
            {[name, from?.line1, from?.line2, from && townOf(from)].filter(Boolean).join('\n')}
          </p>
        </div>
        {instructions && <p className="order-words">{instructions}</p>}
        <dl>
          <div className="receipt-row">
            <dt>{quantity === 1 ? 'One piece' : `${quantity} pieces`}</dt>
            <dd className="price">{money(goods)}</dd>
          </div>
          <div className="receipt-row">
            <dt>Tax</dt>
            <dd className="price">{money(tax)}</dd>
          </div>
          <div className="receipt-total">
            <dt>You get</dt>
            <dd className="price">{money(goods + tax)}</dd>
          </div>
        </dl>
      </div>
      <div className="order-actions">
        <button type="button" className="button button-line" onClick={print}>
          <Icon name="note" size="small" />
          Print the slip
        </button>
      </div>
    </>
  )
}
