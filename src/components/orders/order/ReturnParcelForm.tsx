'use client'

import { type SubmitEvent, useState } from 'react'
import { CARRIERS, faultOfNumber, knownCarrier } from '@/contracts/orders/carriers'
import type { OrderPage, OrderReturn } from '@/contracts/orders/orderPage'
import { RETURN_TEXTS, sendReturn } from '@/contracts/orders/returns'
import { RequestError } from '../../api/RequestError'
import { send } from '../../api/request'
import { useExclusiveAction } from '../../api/useExclusiveAction'
import { LiveFailure } from '../../ui/native/LiveFailure'
import { NativeField } from '../../ui/native/NativeField'
import { NativeFieldFrame } from '../../ui/native/NativeFieldFrame'
import { readValues } from '../../ui/native/useNativeForm'
import type { OrderLink } from './useOrder'

const ANOTHER = 'other'

type Props = { asked: OrderReturn; link: OrderLink; onDone: (order: OrderPage) => void }

/** Who carries the return, and its number; another carrier is named, with the page where it is followed. */
export function ReturnParcelForm({ asked, link, onDone }: Props) {
  const isOther = asked.carrier !== null && !knownCarrier(asked.carrier)
  const [chosen, setChosen] = useState(isOther ? ANOTHER : (asked.carrier ?? ''))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { pending, failure, setFailure, attempt } = useExclusiveAction<'send'>({
    onFailure: (error) => error instanceof RequestError && setErrors(error.errors),
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (pending) return
    const { other = '', trackingNumber = '', trackingUrl = '' } = readValues(event.currentTarget)
    if (!chosen) return setErrors({ carrier: RETURN_TEXTS.carrierRequired })
    const carrier = chosen === ANOTHER ? other : chosen
    const isEmpty = !trackingNumber.trim() && (chosen !== ANOTHER || !other.trim())
    const fault = isEmpty ? RETURN_TEXTS.numberRequired : faultOfNumber({ carrier, trackingNumber })
    setFailure(null)
    setErrors(fault ? { trackingNumber: fault } : {})
    if (fault) return
    const body = { returnId: asked.id, carrier, trackingNumber, trackingUrl }
    void attempt('send', async () => onDone(await send(sendReturn, { params: link, body })))
  }
  const known = knownCarrier(chosen)
  return (
    <form className="order-form" aria-label="How you sent it" noValidate onSubmit={submit}>
      <div className="order-form-pair">
        <NativeFieldFrame label="Carrier" {...(!chosen && errors.carrier && { error: errors.carrier })}>
          {(control) => (
            <span className="select">
              <select
                className="input"
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
                {...control}
              >
                <option value="">Choose</option>
                {CARRIERS.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
                <option value={ANOTHER}>Another</option>
              </select>
            </span>
          )}
        </NativeFieldFrame>
        <NativeField
          label="Tracking number"
          name="trackingNumber"
          autoComplete="off"
          defaultValue={asked.trackingNumber ?? ''}
          {...(known && { hint: `${known.shapeInWords}.` })}
          {...(errors.trackingNumber && { error: errors.trackingNumber })}
        />
      </div>
      {chosen === ANOTHER && (
        <div className="order-form-pair">
          <NativeField
            label="Who carries it"
            name="other"
            maxLength={100}
            defaultValue={isOther ? (asked.carrier ?? '') : ''}
            {...(errors.carrier && { error: errors.carrier })}
          />
          <NativeField
            label="Where it is followed"
            name="trackingUrl"
            inputMode="url"
            isOptional
            {...(errors.trackingUrl && { error: errors.trackingUrl })}
          />
        </div>
      )}
      <LiveFailure text={failure} />
      <div className="order-actions">
        <button type="submit" className="button button-primary" aria-disabled={pending ? true : undefined}>
          {pending ? 'Saving...' : 'I have sent it'}
        </button>
      </div>
    </form>
  )
}
