import { ORDER_TEXTS } from './texts'

/** Countries whose addresses have no postal code. */
const WITHOUT_POSTAL_CODES = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP LY ML MO ' +
    'MR MW NR NU PA QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

/** Countries that have postal codes, which many addresses there lack. */
const WITH_RARE_POSTAL_CODES = new Set('CL CO CW GT MZ NG NP VN WS'.split(' '))

/** Whether an address in a country (two capital letters) needs no postal code. */
export function needsNoPostalCode(country: string): boolean {
  return hasNoPostalCodes(country) || WITH_RARE_POSTAL_CODES.has(country)
}

const US_POSTAL_CODE = /^\d{5}(-\d{4})?$/

/** What is wrong with a postal code in a country; null if nothing is. Empty counts as missing. */
export function faultOfPostalCode(postalCode: string | null | undefined, country: string): string | null {
  const code = postalCode?.trim()
  if (!code) return needsNoPostalCode(country) ? null : ORDER_TEXTS.postalCodeRequired
  return country === 'US' && !US_POSTAL_CODE.test(code) ? ORDER_TEXTS.postalCodeInvalid : null
}

/** Whether nobody in a country has a postal code, so that a form does not ask for one. */
export function hasNoPostalCodes(country: string): boolean {
  return WITHOUT_POSTAL_CODES.has(country)
}
