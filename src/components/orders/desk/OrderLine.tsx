import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import { smallPicture } from '@/contracts/media/publicUrls'
import { dayInWords, isAvailable } from '@/contracts/orders/availability'
import type { DeskLine } from '@/contracts/orders/desk'
import type { Delivery } from '@/contracts/orders/states'
import { onNarrowPhone } from '../../theme/tokens'
import { LineFiles } from './LineFiles'

type Props = {
  line: DeskLine
  currency: string
  delivery: Delivery
  sum?: string
  /** The order's id if its buyer may be allowed more downloads. */
  orderId?: string | null
  children?: ReactNode
}

/** A line of an order: picture, title and status; a control and the sum at the end. */
export function OrderLine({ line, currency, delivery, sum, orderId = null, children }: Props) {
  const { title, image, quantity, price, detail, sku } = line
  const facts = [detail, quantity > 1 && `${quantity} × ${formatCents(price, currency)}`, sku]
  const state = stateOf(line, delivery)
  return (
    <Row>
      {image ? <img src={smallPicture(image)} alt="" width={50} height={63} loading="lazy" /> : <i />}
      <div>
        <b>{title}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {state && <small>{state}</small>}
      </div>
      {children}
      {sum && <Sum>{sum}</Sum>}
      <LineFiles line={line} orderId={orderId} />
    </Row>
  )
}

function stateOf({ shippedQuantity, refundedQuantity, availableFrom }: DeskLine, delivery: Delivery): string {
  return [
    availableFrom && !isAvailable(availableFrom) && `there from ${dayInWords(availableFrom)}`,
    shippedQuantity > 0 && `${shippedQuantity} ${delivery === 'pickup' ? 'picked up' : 'shipped'}`,
    refundedQuantity > 0 && `${refundedQuantity} refunded`,
  ]
    .filter(Boolean)
    .join(', ')
}

const Row = styled.li`
  display: flex;
  gap: 1rem;
  align-items: center;
  padding: 0.875rem 1.25rem;

  & + & {
    border-top: 1px solid var(--line);
  }
  > :is(img, i) {
    width: 3.125rem;
    height: 3.9375rem;
    flex: none;
    object-fit: cover;
    border-radius: 6px;
    background: var(--sunken);
  }
  > div:first-of-type {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:has(> ul) {
    flex-wrap: wrap;
  }
  > ul {
    flex: 1 0 100%;
    padding-left: 4.125rem;
  }
  b {
    display: block;
    font-weight: 550;
  }
  small {
    display: block;
    font-size: var(--t-small);
    color: var(--ink-3);
  }
  ${onNarrowPhone} {
    flex-wrap: wrap;
    gap: 0.75rem;

    > ul {
      padding-left: 0;
    }
  }
`

const Sum = styled.span`
  min-width: 5.5rem;
  margin-left: auto;
  text-align: right;
  font-variant-numeric: tabular-nums;
`
