import type { OrderAddress } from '@/contracts/orders/states'

/** "Miami Beach, Florida 33139" */
export function townOf({ city, region, postalCode }: OrderAddress): string {
  return [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
