import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import { Card } from '../../ui/Card'

/** The total of the pieces, and the seller's share of it. */
export function MoneyCard({
  order: { sums, whole, currency, paymentLabel, merchantName, discountCode },
}: {
  order: DeskOrder
}) {
  const money = (cents: number) => formatCents(cents, currency)
  return (
    <Card title="Money">
      <Sums>
        <div>
          <dt>Your pieces</dt>
          <dd>{money(sums.goods + sums.discount)}</dd>
        </div>
        {sums.discount > 0 && (
          <div>
            <dt>{`Discount ${discountCode ?? ''}`}</dt>
            <dd>{money(-sums.discount)}</dd>
          </div>
        )}
        <div>
          <dt>Refunded</dt>
          <dd>{money(sums.refunded)}</dd>
        </div>
        <div>
          <dt>{sums.sharePercent === null ? 'Your share' : `Your share, ${sums.sharePercent}%`}</dt>
          <dd>{money(sums.share)}</dd>
        </div>
      </Sums>
      <p className="subtle">
        {whole &&
          `${money(whole.total)} in all, ${money(whole.shipping)} of it shipping, ${money(whole.tax)} tax. `}
        {`Payment: ${paymentLabel}. Shipping and tax stay with ${merchantName}.`}
      </p>
    </Card>
  )
}

const Sums = styled.dl`
  display: grid;
  gap: 0.625rem;
  margin-bottom: 1rem;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    color: var(--ink-2);
  }
  > div:last-child {
    padding-top: 0.75rem;
    border-top: 1px solid var(--ink);
    font-weight: 600;
    color: var(--ink);
  }
`
