import { createGlobalStyle, styled } from 'styled-components'
import type { DeskLine, DeskOrder } from '@/contracts/orders/desk'
import { AddressLines } from './AddressLines'

/** What each seller of an order packs, a sheet for each; shown only in print. */
export function PackingSlips({ parts }: { parts: readonly { order: DeskOrder; seller: string }[] }) {
  const isLeft = parts.some(({ order }) => order.lines.some(({ toShip }) => toShip > 0))
  const sheets = parts.map(({ order, seller }) => ({ order, seller, packed: packedOf(order, isLeft) }))
  const filled = sheets.filter(({ packed }) => packed.length > 0)
  return (
    <Sheets data-slip="" aria-hidden="true">
      <OnPaper />
      {(filled.length > 0 ? filled : sheets).map(({ order, seller, packed }) => (
        <Slip key={order.lines.map(({ id }) => id).join()} order={order} seller={seller} packed={packed} />
      ))}
    </Sheets>
  )
}

type Packed = DeskLine & { pieces: number }

/** The contents of a seller's next parcel, or of all that were sent once nothing of the order is left. */
function packedOf({ lines }: DeskOrder, isLeft: boolean): Packed[] {
  return lines.flatMap((line) => {
    const pieces = isLeft ? line.toShip : line.shippedQuantity
    return pieces > 0 ? [{ ...line, pieces }] : []
  })
}

/** Without prices, because it goes into the parcel. */
function Slip({ order, seller, packed }: { order: DeskOrder; seller: string; packed: Packed[] }) {
  const { buyer } = order
  return (
    <Sheet>
      <header>
        <b>{seller}</b>
        <span>{`Order ${order.number}`}</span>
      </header>
      <div>
        <b>{buyer.name}</b>
        {order.delivery === 'ship' && <AddressLines buyer={buyer} />}
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
    </Sheet>
  )
}

/** Only the slips are printed: all else takes no room, which would be empty sheets. */
const OnPaper = createGlobalStyle`
  @media print {
    html, body { background: #fff !important; }
    body *:not(:has([data-slip]), [data-slip], [data-slip] *) { display: none !important; }
  }
`

const Sheets = styled.div`
  display: none;

  @media print {
    position: absolute;
    inset: 0 0 auto;
    display: block;
    background: #fff;
    color: #000;
    font-size: 12pt;
  }
`

const Sheet = styled.section`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  padding: 1rem;

  &:not(:last-child) {
    break-after: page;
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
