'use client'

import * as v from 'valibot'
import { CARRIERS, knownCarrier, numberFits, parcelFields } from '@/contracts/orders/carriers'
import type { Shipment } from '@/contracts/orders/orderPage'
import { FieldPairs } from '../../ui/Columns'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import type { ValibotForm } from '../../ui/form/useValibotForm'

const NOT_SAID = 'none'
const ANOTHER = 'other'
const CHOICES = [
  { id: NOT_SAID, label: 'Not given' },
  ...CARRIERS.map(({ name }) => ({ id: name, label: name })),
  { id: ANOTHER, label: 'Another' },
]

/** What is typed of a parcel: `choice` is a known carrier, or that another is named, or none. */
export type ParcelValues = Record<'choice' | keyof typeof parcelFields, string>

/** A typed parcel as a call takes it. */
export const PARCEL = v.pipe(
  v.object({ choice: v.string(), ...parcelFields }),
  v.transform(({ choice, carrier, ...rest }) => {
    if (choice === ANOTHER) return { ...rest, carrier }
    return { ...rest, carrier: choice === NOT_SAID ? null : choice }
  }),
  v.forward(numberFits(), ['trackingNumber']),
)

/** What the fields show of a parcel; of none, nothing is said. */
export function parcelValues(
  parcel?: Pick<Shipment, 'carrier' | 'trackingNumber' | 'trackingUrl'>,
): ParcelValues {
  const known = knownCarrier(parcel?.carrier)
  const isNumbered = known && parcel?.trackingNumber
  return {
    choice: known?.name ?? (parcel?.carrier ? ANOTHER : NOT_SAID),
    carrier: known ? '' : (parcel?.carrier ?? ''),
    trackingNumber: parcel?.trackingNumber ?? '',
    // A known carrier's page follows from its number.
    trackingUrl: isNumbered ? '' : (parcel?.trackingUrl ?? ''),
  }
}

/** Who carries a parcel, and its number; another carrier is named, with the page where it is followed. */
export function ParcelFields({ form }: { form: ValibotForm<ParcelValues> }) {
  const { choice } = form.values
  const known = knownCarrier(choice)
  return (
    <>
      <FieldPairs>
        <Select label="Carrier" items={CHOICES} {...form.field('choice')} />
        <TextField
          label="Tracking number"
          isOptional
          {...(known && { description: `${known.shapeInWords}.` })}
          {...form.field('trackingNumber')}
        />
      </FieldPairs>
      {choice === ANOTHER && <TextField label="Who carries it" isOptional {...form.field('carrier')} />}
      {!known && <TextField label="Tracking link" isOptional type="url" {...form.field('trackingUrl')} />}
    </>
  )
}
