/** Countries whose addresses have no postal code. */
const WITHOUT_POSTAL_CODES = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP LY ML MO ' +
    'MR MW NR NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

/** Whether an address in a country (two capital letters) needs no postal code. */
export function hasNoPostalCodes(country: string): boolean {
  return WITHOUT_POSTAL_CODES.has(country)
}
