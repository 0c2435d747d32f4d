import type { DeskOrder } from '@/contracts/orders/desk'
import { countryName } from '../countryName'

/** The shipping address, line by line; nothing once the buyer is erased. */
export function AddressLines({ buyer: { address } }: Pick<DeskOrder, 'buyer'>) {
  if (!address) return null
  const { line1, line2, city, region, postalCode, country } = address
  const town = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <address style={{ fontStyle: 'normal' }}>
      {[line1, line2, town, countryName(country)].filter(Boolean).map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </address>
  )
}
