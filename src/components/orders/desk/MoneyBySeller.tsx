import { styled } from 'styled-components'
import { isOwed } from '@/contracts/orders/totals'
import { formatCents } from '@/contracts/core/money'
import type { DeskOrder, DeskPart } from '@/contracts/orders/desk'
import { Card } from '../../ui/Card'
import { ScrollArea } from '../../ui/ScrollArea'

type Row = { term: string; of: (part: DeskPart) => string; sum: string | null; isStrong?: boolean }

/** What each seller of an order sold, and what is due to them; the last column is the order. */
export function MoneyBySeller({ order }: { order: DeskOrder }) {
  const { parts, currency, merchantName, paymentLabel } = order
  const money = (cents: number) => formatCents(cents, currency)
  const all = (of: (part: DeskPart) => number) => parts.reduce((sum, part) => sum + of(part), 0)
  const row = (term: string, of: (part: DeskPart) => number, isStrong = false): Row => ({
    term,
    of: (part) => money(of(part)),
    sum: money(all(of)),
    isStrong,
  })
  const payout = all((part) => part.payout)
  const rows: Row[] = [
    row('Pieces', ({ goods }) => goods),
    row('Shipping', ({ shipping }) => shipping),
    row('Tax', ({ tax }) => tax),
    row('Part', ({ total }) => total, true),
    ...(all(({ refunded }) => refunded) > 0 ? [row('Refunded', ({ refunded }) => refunded)] : []),
    {
      term: 'Share',
      of: ({ sharePercent }) => (sharePercent === null ? '' : `${sharePercent}%`),
      sum: null,
    },
    row('Payout', (part) => part.payout, true),
  ]
  const kept = all(({ total, refunded }) => total - refunded) - payout
  return (
    <Card title="Money by seller">
      <ScrollArea label="Money by seller">
        <Sums>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Sum</span>
              </th>
              {parts.map(({ sellerId, name }) => (
                <th key={sellerId} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Order</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, of, sum, isStrong }) => (
              <tr key={term} data-strong={isStrong ? true : undefined}>
                <th scope="row">{term}</th>
                {parts.map((part) => (
                  <td key={part.sellerId}>{of(part)}</td>
                ))}
                <td>{sum}</td>
              </tr>
            ))}
          </tbody>
        </Sums>
      </ScrollArea>
      <p className="subtle">
        {isOwed(order) &&
          `${money(kept)} stays with ${merchantName}: tax, the shop’s shipping, and the rest of the shares. `}
        {`Payment: ${paymentLabel}.`}
      </p>
    </Card>
  )
}

const Sums = styled.table`
  width: 100%;
  margin-bottom: 1rem;
  border-collapse: collapse;
  font-size: var(--t-ui);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0.375rem 0 0.375rem 0.75rem;
    text-align: right;
    font-weight: 400;
    color: var(--ink-2);
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  [data-strong] > * {
    border-top: 1px solid var(--ink);
    font-weight: 600;
    color: var(--ink);
  }
`
