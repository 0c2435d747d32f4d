'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { AddressInput } from '@/contracts/orders/checkout'
import { faultOfPostalCode, hasNoPostalCodes, needsNoPostalCode } from '@/contracts/orders/countries'
import { type OrderPage, changeAddress } from '@/contracts/orders/orderPage'
import { RequestError } from '../../api/RequestError'
import { send } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { errorsByPath } from '../../ui/form/fieldErrors'
import { LiveFailure } from '../../ui/native/LiveFailure'
import { NativeField } from '../../ui/native/NativeField'
import { readValues } from '../../ui/native/useNativeForm'
import { countryName } from '../countryName'
import type { OrderLink } from './useOrder'

type Props = { order: OrderPage; link: OrderLink; onChange: (order: OrderPage) => void }

/** Lets the buyer change the address until the first parcel leaves (docs/behaviour.md, 12.15). */
export function AddressChange({ order, link, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section aria-labelledby="address">
      <h2 className="caption" id="address">
        Where it goes
      </h2>
      {isOpen ? (
        <AddressForm
          order={order}
          link={link}
          onClose={() => setOpen(false)}
          onDone={(changed) => {
            onChange(changed)
            setSaved(true)
            setOpen(false)
          }}
        />
      ) : (
        <div className="order-actions">
          <button
            ref={button}
            type="button"
            className="button button-line"
            onClick={() => {
              setSaved(false)
              setOpen(true)
            }}
          >
            Change the address
          </button>
          <output className="subtle">
            {isSaved ? 'Saved. The receipt shows it.' : 'Until it is packed.'}
          </output>
        </div>
      )}
    </section>
  )
}

type FormProps = Omit<Props, 'onChange'> & { onClose: () => void; onDone: (order: OrderPage) => void }

function AddressForm({ order, link, onClose, onDone }: FormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { pending, failure, setFailure, attempt } = useExclusiveAction<'save'>({
    onFailure: (error) => error instanceof RequestError && setErrors(error.errors),
  })
  const form = useRef<HTMLFormElement>(null)
  const { address } = order
  const country = address?.country ?? ''
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (pending) return
    const { line1 = '', line2, city = '', region, postalCode } = readValues(event.currentTarget)
    const body = { line1, line2, city, region, postalCode, country }
    const fault = faultOfPostalCode(postalCode, country)
    const found = {
      ...errorsByPath(AddressInput, body),
      ...(fault && { postalCode: fault }),
    }
    setFailure(null)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    void attempt('save', async () => onDone(await send(changeAddress, { params: link, body })))
  }
  const field = (name: 'line1' | 'line2' | 'city' | 'region' | 'postalCode', autoComplete: string) => ({
    name,
    autoComplete: `shipping ${autoComplete}`,
    defaultValue: address?.[name] ?? '',
    error: errors[name],
  })
  return (
    <form
      ref={form}
      className="order-form"
      aria-label="Address"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        const name = 'name' in target ? String(target.name) : ''
        if (errors[name]) setErrors(Object.fromEntries(Object.entries(errors).filter(([at]) => at !== name)))
      }}
    >
      <NativeField label="Street and number" {...field('line1', 'address-line1')} />
      <NativeField label="Apartment, floor" isOptional {...field('line2', 'address-line2')} />
      <div className="order-form-pair">
        <NativeField label="City" {...field('city', 'address-level2')} />
        {!hasNoPostalCodes(country) && (
          <NativeField
            label="Postal code"
            isOptional={needsNoPostalCode(country)}
            {...field('postalCode', 'postal-code')}
          />
        )}
      </div>
      <NativeField label="State or region" isOptional {...field('region', 'address-level1')} />
      <p className="subtle">{`It stays in ${countryName(country)}.`}</p>
      <LiveFailure text={failure} />
      <div className="order-actions">
        <button type="submit" className="button button-ink" aria-disabled={pending ? true : undefined}>
          {pending ? 'Saving...' : 'Save the address'}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Keep it as it is
        </button>
      </div>
    </form>
  )
}
