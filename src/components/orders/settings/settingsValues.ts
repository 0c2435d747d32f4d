import type { SendInput } from '@/contracts/core/call'
import type { SellerSettings, updateSellerSettings } from '@/contracts/orders/sellerSettings'

/** The settings as the form holds them: texts are never null. */
export type SettingsValues = ReturnType<typeof valuesOf>

export function valuesOf(settings: SellerSettings) {
  return {
    version: settings.version,
    name: settings.name ?? '',
    country: settings.country ?? '',
    region: settings.region ?? '',
    city: settings.city ?? '',
    pickup: settings.pickup,
    pickupPlace: settings.pickupPlace ?? '',
    pickupHours: settings.pickupHours ?? '',
    returnAddress: settings.returnAddress ?? '',
    returnDays: settings.returnDays,
    returnPayer: settings.returnPayer,
    returnText: settings.returnText ?? '',
    shipping: settings.shipping,
    rates: settings.rates,
  }
}

/** The body that saves the form; own rates are sent only where they may be set. */
export function toBody(
  { shipping, rates, ...values }: SettingsValues,
  { version, mayOwnRates }: { version: number; mayOwnRates: boolean },
): SendInput<typeof updateSellerSettings>['body'] {
  return { ...values, ...(mayOwnRates && { shipping, rates }), version }
}
