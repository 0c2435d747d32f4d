import type { Quote, QuotePart } from '@/contracts/orders/checkout'
import { doesNotShipThere, freeFromWords } from '@/contracts/orders/sellerWords'
import type { Delivery } from '@/contracts/orders/states'
import { SHIPPING_CENTS } from '@/contracts/orders/totals'
import { formatCents } from '@/contracts/core/money'
import { type CheckoutRow, piecesOf } from './checkoutRows'
import { ChoiceRows } from './ChoiceRows'

/** Begins the name of a part's choice; the seller's id follows. */
export const PART_FIELD = 'delivery-'

type Props = {
  rows: CheckoutRow[]
  quote: Quote
  delivery: Delivery
  onDelivery: (delivery: Delivery) => void
  onPartDelivery: (sellerId: string, delivery: Delivery) => void
  /** What the shop's flat shipping depends on. */
  text: string
}

/** How the order is handed over: one choice, or one for each seller of it. */
export function DeliveryChoices({ rows, quote, delivery, onDelivery, onPartDelivery, text }: Props) {
  const { parts, currency } = quote
  if (parts.length > 1) {
    return parts.map((part) => (
      <SellerChoices key={part.sellerId} {...{ part, rows, currency, text }} onChoose={onPartDelivery} />
    ))
  }
  const [only] = parts
  const ways = waysOf(
    {
      deliveries: quote.deliveries,
      pickupText: quote.pickupText,
      shipPrice: only?.shipPrice ?? SHIPPING_CENTS,
    },
    { currency, text: only ? shipText(only, currency, text) : text },
  )
  return (
    <ChoiceRows
      name="delivery"
      labelledBy="delivery"
      choices={ways}
      chosen={delivery}
      onChoose={onDelivery}
    />
  )
}

type SellerProps = {
  part: QuotePart
  rows: CheckoutRow[]
  currency: string
  text: string
  onChoose: (sellerId: string, delivery: Delivery) => void
}

function SellerChoices({ part, rows, currency, text, onChoose }: SellerProps) {
  const { sellerId, name, from, lines, deliveries, delivery } = part
  const own = rows.filter((_, index) => lines.includes(index))
  const pieces = piecesOf(own)
  const heading = `${PART_FIELD}${sellerId}`
  const isAway = deliveries.includes('ship') && part.shipPrice === null && delivery !== 'download'
  return (
    <div className="checkout-seller">
      <header>
        {own.flatMap(({ item }) =>
          item.image
            ? [<img key={item.id} src={item.image} alt="" width={48} height={60} decoding="async" />]
            : [],
        )}
        <div>
          <h3 id={heading}>{name}</h3>
          <p className="subtle">
            {[pieces === 1 ? '1 piece' : `${pieces} pieces`, from && `from ${from}`]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
      </header>
      {delivery === 'download' ? (
        <p className="subtle">To download. Nothing is sent.</p>
      ) : (
        <ChoiceRows
          name={heading}
          labelledBy={heading}
          choices={waysOf(part, { currency, text: shipText(part, currency, text) })}
          chosen={delivery}
          onChoose={(way) => onChoose(sellerId, way)}
        />
      )}
      {isAway && <p className="checkout-changed">{doesNotShipThere(name)}</p>}
      {delivery !== 'download' && !deliveries.includes('pickup') && (
        <p className="subtle">{`${name} has no pickup.`}</p>
      )}
    </div>
  )
}

/** The ways that are offered, with what each costs. */
function waysOf(
  { deliveries, pickupText, shipPrice }: Pick<QuotePart, 'deliveries' | 'pickupText' | 'shipPrice'>,
  { currency, text }: { currency: string; text: string },
) {
  const ways = [
    {
      id: 'ship' as const,
      label: 'Ship it',
      ...(shipPrice !== null && { price: formatCents(shipPrice, currency) }),
      text,
    },
    { id: 'pickup' as const, label: 'Pick it up', price: formatCents(0, currency), text: pickupText ?? '' },
  ]
  return ways.filter(({ id }) => deliveries.includes(id))
}

/** Below "Ship it": from when a seller ships for nothing, or what the shop's price covers. */
function shipText({ hasOwnRates, freeFrom }: QuotePart, currency: string, text: string): string {
  if (!hasOwnRates) return text
  return freeFrom === null ? '' : `${freeFromWords(freeFrom, currency)}.`
}
