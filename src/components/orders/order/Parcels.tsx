import type { OrderPage, Shipment } from '@/contracts/orders/orderPage'
import { dayInWords, isAvailable } from '@/contracts/orders/availability'
import { piecesNotSent } from '@/contracts/orders/totals'
import { LocalTime } from './LocalTime'
import { ordinal } from './orderWords'

type Line = OrderPage['lines'][number]
type Packed = { line: Line; quantity: number }

/** The parcels that left, with their tracking, and what is still to come; of several sellers, those of one. */
export function Parcels({ order, seller }: { order: OrderPage; seller?: string }) {
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
  const isToCome = status === 'paid' && problem === null && rest.length > 0
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
          seller={seller}
        />
      ))}
      {isHeld && rest.length > 0 && <Parcel title="Set aside for you" packed={rest} seller={seller} />}
      {isToCome && delivery === 'pickup' && <Parcel title="To pick up" packed={rest} seller={seller} />}
      {isToCome && delivery === 'ship' && (
        <Parcel
          title={`${ordinal(shipments.length)} parcel`}
          packed={rest}
          note="Being packed."
          seller={seller}
        />
      )}
      {days.map((day) => (
        <Parcel
          key={day}
          title="Ordered ahead"
          packed={ahead.filter(({ line }) => line.availableFrom === day)}
          note={`Available from ${dayInWords(day)}.`}
          seller={seller}
        />
      ))}
    </>
  )
}

type ParcelProps = {
  title: string
  packed: Packed[]
  seller: string | undefined
  shipment?: Shipment
  note?: string
}

function Parcel({ title, packed, seller, shipment, note }: ParcelProps) {
  const tracking = [shipment?.carrier, shipment?.trackingNumber].filter(Boolean).join(' ')
  const pictures = packed.flatMap(({ line }) =>
    line.image
      ? [<img key={line.id} src={line.image} alt="" width={168} height={210} decoding="async" />]
      : [],
  )
  return (
    <section className="order-parcel" aria-label={seller ? `${title} from ${seller}` : title}>
      {pictures.length > 0 && <div className="order-pictures">{pictures}</div>}
      <div className="order-parcel-words">
        {seller ? <h3>{title}</h3> : <h2 className="display h3">{title}</h2>}
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
      </div>
      {shipment?.trackingUrl && (
        <a className="button button-ink" href={shipment.trackingUrl} target="_blank" rel="noreferrer">
          Track it
        </a>
      )}
    </section>
  )
}
