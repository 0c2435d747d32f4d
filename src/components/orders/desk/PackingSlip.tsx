import { createGlobalStyle, styled } from 'styled-components'
import type { DeskOrder } from '@/contracts/orders/desk'
import { AddressLines } from './AddressLines'

/**
 * The contents of the next parcel, without prices, or of all that were sent once nothing is left to send; shown only in
 * print.
 */
export function PackingSlip({ order }: { order: DeskOrder }) {
  const { number, merchantName, buyer, lines, delivery } = order
  const isLeft = lines.some(({ toShip }) => toShip > 0)
  const packed = lines.flatMap((line) => {
    const pieces = isLeft ? line.toShip : line.shippedQuantity
    return pieces > 0 ? [{ ...line, pieces }] : []
  })
  return (
    <Slip data-slip="" aria-hidden="true">
      <OnPaper />
      <header>
        <b>{merchantName}</b>
        <span>{`Order ${number}`}</span>
      </header>
      <div>
        <b>{buyer.name}</b>
        {delivery === 'ship' && <AddressLines buyer={buyer} />}
      </div>
      <table>
        <thead>
          <tr>
            <th>Pieces</th>
            <th>What</th>
            <th>SKU</th>
          </tr>
        </thead>
        <tbody>
          {packed.map(({ id, title, detail, sku, pieces }) => (
            <tr key={id}>
              <td>{pieces}</td>
              <td>{[title, detail].filter(Boolean).join(', ')}</td>
              <td>{sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {buyer.note && <p>{`Note: ${buyer.note}`}</p>}
      <p>Thank you.</p>
    </Slip>
  )
}

/** Only the slip is printed. */
const OnPaper = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-slip], [data-slip] * { visibility: visible; }
  }
`

const Slip = styled.section`
  display: none;

  @media print {
    position: fixed;
    inset: 0;
    display: grid;
    gap: 1.5rem;
    align-content: start;
    padding: 1rem;
    background: #fff;
    color: #000;
    font-size: 12pt;
  }
  header {
    display: flex;
    justify-content: space-between;
  }
  b {
    display: block;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.5rem 0;
    border-bottom: 1px solid #000;
    text-align: left;
  }
`
