import type * as v from 'valibot'
import { type Quote, PlaceOrder } from '@/contracts/orders/checkout'
import { faultOfPostalCode } from '@/contracts/orders/countries'
import { doesNotShipThere } from '@/contracts/orders/sellerWords'
import type { Delivery, PaymentProviderName } from '@/contracts/orders/states'
import { errorsByPath } from '../../ui/form/fieldErrors'
import { type CheckoutRow, problemText, toLine } from './checkoutRows'

/** Something to fix before the order can be placed: a field by its path, a line by its number, or neither. */
export type Fault = { at: string | null; text: string }

export const FIELD_LABELS: Record<string, string> = {
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  'address.country': 'Country',
  'address.line1': 'Street and number',
  'address.line2': 'Apartment, floor',
  'address.city': 'City',
  'address.region': 'State or region',
  'address.postalCode': 'Postal code',
  payment: 'Payment',
  note: 'Note',
  discountCode: 'Discount code',
}

type Chosen = { attempt: string; delivery: Delivery; payment: PaymentProviderName }

/** The body of an order from the form's values by field name. */
export function orderBody(
  values: Record<string, string>,
  rows: CheckoutRow[],
  quote: Quote,
  { attempt, delivery, payment }: Chosen,
): v.InferInput<typeof PlaceOrder> {
  const of = (name: string) => values[name] ?? ''
  return {
    attempt,
    lines: rows.map(({ item }) => toLine(item)),
    currency: quote.currency,
    expectedTotal: quote.total,
    email: of('email'),
    name: of('name'),
    phone: of('phone'),
    delivery,
    deliveries:
      quote.parts.length > 1
        ? quote.parts.map((part) => ({ sellerId: part.sellerId, delivery: part.delivery }))
        : [],
    address:
      delivery === 'ship'
        ? {
            line1: of('address.line1'),
            line2: of('address.line2'),
            city: of('address.city'),
            region: of('address.region'),
            postalCode: of('address.postalCode'),
            country: of('address.country'),
          }
        : null,
    payment,
    note: of('note'),
    discountCode: quote.discountCode,
    wantsNews: of('wantsNews') === 'on',
  }
}

/** The faults that prevent an order, lines first; nothing is sent while there are any. */
export function findFaults(
  body: v.InferInput<typeof PlaceOrder>,
  rows: CheckoutRow[],
  { parts }: Pick<Quote, 'parts'>,
): Fault[] {
  const ofLines = rows.flatMap(({ item, quoted }, index) => {
    const text = quoted ? problemText(quoted) : null
    return text ? [{ at: `lines.${index}`, text: `${item.title}: ${text}` }] : []
  })
  const away = parts.find(({ delivery, shipPrice }) => delivery === 'ship' && shipPrice === null)
  const errors = {
    ...errorsByPath(PlaceOrder, body),
    ...postalCodeError(body),
    ...(away && { 'address.country': doesNotShipThere(away.name) }),
  }
  return [...ofLines, ...toFaults(errors, rows)]
}

/** Checked here because the address schema is the same for all countries, and some have no postal codes. */
function postalCodeError({ address }: v.InferInput<typeof PlaceOrder>): Record<string, string> {
  const fault = address && faultOfPostalCode(address.postalCode, address.country)
  return fault ? { 'address.postalCode': fault } : {}
}

/** Converts the server's or the schema's errors by path; a line's error gets the line's number among the rows. */
export function toFaults(errors: Record<string, string>, rows: CheckoutRow[]): Fault[] {
  return Object.entries(errors).map(([path, text]) => {
    const [, position] = /^lines\.(\d+)/.exec(path) ?? []
    if (position === undefined) return { at: path, text: `${FIELD_LABELS[path] ?? path}: ${text}` }
    const row = rows[Number(position)]
    return { at: row ? `lines.${position}` : null, text: row ? `${row.item.title}: ${text}` : text }
  })
}
