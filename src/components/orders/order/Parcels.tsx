import type { OrderPage, Shipment } from '@/contracts/orders/orderPage'
import { dayInWords, isAvailable } from '@/contracts/orders/availability'
import { piecesNotSent } from '@/contracts/orders/totals'
import { LocalTime } from './LocalTime'
import { ordinal } from './orderWords'

type Line = OrderPage['lines'][number]
type Packed = { line: Line; quantity: number }

/** The parcels that left, with their tracking, and the pieces still to ship. */
export function Parcels({ order }: { order: OrderPage }) {
  const { lines, shipments, delivery, status, problem } = order
  const byId = new Map(lines.map((line) => [line.id, line]))
  const left = lines.flatMap((line) => {
    if (line.isDownload) return []
    const quantity = piecesNotSent(line)
    return quantity > 0 ? [{ line, quantity }] : []
  })
  const rest = left.filter(({ line }) => isAvailable(line.availableFrom))
  const ahead = left.filter(({ line }) => !isAvailable(line.availableFrom))
  const isOpen = (status === 'placed' || status === 'paid') && problem === null
  const days = isOpen ? [...new Set(ahead.map(({ line }) => line.availableFrom ?? ''))].toSorted() : []
  const isHeld = status === 'placed' && order.toConfirm === null
  const isPacking = status === 'paid' && problem === null && rest.length > 0 && delivery === 'ship'
  return (
    <>
      {shipments.map((shipment, index) => (
        <Parcel
          key={shipment.id}
          title={delivery === 'pickup' ? 'Picked up' : `${ordinal(index)} parcel`}
          packed={shipment.lines.flatMap(({ lineId, quantity }) => {
            const line = byId.get(lineId)
            return line ? [{ line, quantity }] : []
          })}
          shipment={shipment}
        />
      ))}
      {isHeld && rest.length > 0 && <Parcel title="Set aside for you" packed={rest} />}
      {isPacking && (
        <Parcel title={`${ordinal(shipments.length)} parcel`} packed={rest} note="Being packed." />
      )}
      {days.map((day) => (
        <Parcel
          key={day}
          title="Ordered ahead"
          packed={ahead.filter(({ line }) => line.availableFrom === day)}
          note={`Available from ${dayInWords(day)}.`}
        />
      ))}
    </>
  )
}

type ParcelProps = { title: string; packed: Packed[]; shipment?: Shipment; note?: string }

function Parcel({ title, packed, shipment, note }: ParcelProps) {
  const tracking = [shipment?.carrier, shipment?.trackingNumber].filter(Boolean).join(' ')
  return (
    <section className="order-parcel" aria-label={title}>
      <div className="order-pictures">
        {packed.flatMap(({ line }) =>
          line.image
            ? [<img key={line.id} src={line.image} alt="" width={168} height={210} decoding="async" />]
            : [],
        )}
      </div>
      <div>
        <h2 className="display h3">{title}</h2>
        <p className="muted">
          {packed
            .map(({ line, quantity }) => (quantity > 1 ? `${line.title} × ${quantity}` : line.title))
            .join(', ')}
          .{' '}
          {shipment ? (
            <>
              <LocalTime iso={shipment.at} />.
            </>
          ) : (
            note
          )}
        </p>
        {tracking && <p className="subtle order-tracking">{tracking}</p>}
        {shipment?.correctedAt && (
          <p className="subtle">
            Corrected <LocalTime iso={shipment.correctedAt} isDay />. What we said before was wrong.
          </p>
        )}
        {shipment?.trackingUrl && (
          <a className="button button-ink" href={shipment.trackingUrl} target="_blank" rel="noreferrer">
            Track it
          </a>
        )}
      </div>
    </section>
  )
}
