import { useState } from 'react'
import { hasNoPostalCodes, needsNoPostalCode } from '@/contracts/orders/countries'
import { NativeField } from '../../ui/native/NativeField'
import { NativeFieldFrame } from '../../ui/native/NativeFieldFrame'
import { countryName } from '../countryName'
import type { CheckoutDraft } from '../../cart/checkoutStore'
import { FIELD_LABELS } from './orderBody'

type AddressFieldsProps = {
  countries: string[]
  draft: CheckoutDraft
  errorOf: (name: string) => string | undefined
  /** What shipping costs can depend on it. */
  onCountry: (country: string) => void
}

/** The shipping address; autocomplete tokens let the browser fill it in. */
export function AddressFields({ countries, draft, errorOf, onCountry }: AddressFieldsProps) {
  const field = (name: string, autoComplete: string) => ({
    name,
    label: FIELD_LABELS[name] ?? name,
    autoComplete: `shipping ${autoComplete}`,
    defaultValue: draft[name],
    error: errorOf(name),
  })
  const [country, setCountry] = useState(draft['address.country'] ?? countries[0] ?? '')
  const { label, error, name, autoComplete } = field('address.country', 'country')
  return (
    <div className="checkout-fields">
      <NativeFieldFrame label={label} error={error}>
        {(control) => (
          <span className="select">
            <select
              className="input"
              {...{ name, autoComplete }}
              defaultValue={country}
              onChange={({ target }) => {
                setCountry(target.value)
                onCountry(target.value)
              }}
              {...control}
            >
              {countries.map((code) => (
                <option key={code} value={code}>
                  {countryName(code)}
                </option>
              ))}
            </select>
          </span>
        )}
      </NativeFieldFrame>
      <NativeField {...field('address.line1', 'address-line1')} />
      <NativeField isOptional {...field('address.line2', 'address-line2')} />
      <NativeField className="checkout-third" {...field('address.city', 'address-level2')} />
      <NativeField className="checkout-third" isOptional {...field('address.region', 'address-level1')} />
      {!hasNoPostalCodes(country) && (
        <NativeField
          className="checkout-third"
          isOptional={needsNoPostalCode(country)}
          {...field('address.postalCode', 'postal-code')}
        />
      )}
    </div>
  )
}
