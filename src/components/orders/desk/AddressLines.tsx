import type { DeskOrder } from '@/contracts/orders/desk'
import { countryName } from '../countryName'
import { townOf } from '../townOf'

/** The shipping address, line by line; nothing once the buyer is erased. */
export function AddressLines({ buyer: { address } }: Pick<DeskOrder, 'buyer'>) {
  if (!address) return null
  const { line1, line2, country } = address
  return (
    <address style={{ fontStyle: 'normal' }}>
      {[line1, line2, townOf(address), countryName(country)].filter(Boolean).map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </address>
  )
}
