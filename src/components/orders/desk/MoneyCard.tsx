import { styled } from 'styled-components'
import { formatCents } from '@/contracts/core/money'
import type { DeskOrder } from '@/contracts/orders/desk'
import { useSession } from '../../session/useSession'
import { Card } from '../../ui/Card'

const LIST = new Intl.ListFormat('en-GB')

/** The total of the pieces of one seller, and their share of it; of a test order no share. */
export function MoneyCard({
  order: { sums, whole, parts, sellers, currency, paymentLabel, merchantName, discountCode, isTest },
}: {
  order: DeskOrder
}) {
  const userId = useSession().user?.id
  const [part] = parts
  const own = part?.hasOwnRates ? part : null
  // An admin reads the orders of others, too.
  const isOther = sellers.some(({ id }) => id !== userId)
  const other = isOther ? LIST.format(sellers.map(({ name }) => name || 'the seller')) : null
  const share = other ? `Share of ${other}` : 'Your share'
  const money = (cents: number) => formatCents(cents, currency)
  return (
    <Card title="Money">
      <Sums>
        <div>
          <dt>{other ? `Pieces of ${other}` : 'Your pieces'}</dt>
          <dd>{money(sums.goods + sums.discount)}</dd>
        </div>
        {sums.discount > 0 && (
          <div>
            <dt>{`Discount ${discountCode ?? ''}`}</dt>
            <dd>{money(-sums.discount)}</dd>
          </div>
        )}
        {own && (
          <div>
            <dt>{other ? 'Their shipping' : 'Your shipping'}</dt>
            <dd>{money(own.shipping)}</dd>
          </div>
        )}
        <div>
          <dt>Refunded</dt>
          <dd>{money(sums.refunded)}</dd>
        </div>
        {!isTest && (
          <div>
            <dt>{sums.sharePercent === null ? share : `${share}, ${sums.sharePercent}%`}</dt>
            <dd>{money(sums.share)}</dd>
          </div>
        )}
        {own && !isTest && (
          <div>
            <dt>{other ? 'With their shipping' : 'With your shipping'}</dt>
            <dd>{money(own.payout)}</dd>
          </div>
        )}
      </Sums>
      {isTest && <p>A test order: nothing is owed.</p>}
      <p className="subtle">
        {whole &&
          `${money(whole.total)} in all, ${money(whole.shipping)} of it shipping, ${money(whole.tax)} tax. `}
        {!whole && part && `With it were paid ${money(part.shipping)} shipping and ${money(part.tax)} tax. `}
        {`Payment: ${paymentLabel}. ${own ? 'Tax stays' : 'Shipping and tax stay'} with ${merchantName}.`}
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
