import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import { capital } from '../order/orderWords'
import { firstName, piecesText } from './deskWords'
import type { refundSum } from './refundSum'

type Props = { order: DeskOrder; sum: ReturnType<typeof refundSum>; pieces: number }

/** The parts of a refund, and their total. */
export function RefundAmount({ order, sum, pieces }: Props) {
  const money = (cents: number) => formatCents(cents, order.currency)
  return (
    <Box>
      <dl>
        <div>
          <dt>{piecesText(pieces)}</dt>
          <dd>{money(sum.goods)}</dd>
        </div>
        <div>
          <dt>{pieces === 1 ? 'Its tax' : 'Their tax'}</dt>
          <dd>{money(sum.tax)}</dd>
        </div>
        {sum.shipping > 0 && (
          <div>
            <dt>Shipping</dt>
            <dd>{money(sum.shipping)}</dd>
          </div>
        )}
      </dl>
      <p aria-live="polite">
        <b>{`${capital(firstName(order))} gets`}</b>
        <strong>{money(sum.total)}</strong>
      </p>
    </Box>
  )
}

const Box = styled.div`
  padding: 1rem 1.125rem;
  border-radius: var(--r-card);
  background: var(--sunken);
  font-variant-numeric: tabular-nums;

  dl {
    display: grid;
    gap: 0.5rem;
    color: var(--ink-2);
  }
  dl > div,
  p {
    display: flex;
    gap: 1rem;
    align-items: baseline;
    justify-content: space-between;
  }
  p {
    margin-top: 0.75rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--ink);
  }
  b {
    font-weight: 550;
  }
  strong {
    font-size: 2rem;
    font-weight: 500;
    letter-spacing: -0.025em;
    line-height: 1.2;
  }
`
