import { countryName } from '../countryName'

/** Codes with a name that are no country of today. */
const UNREAL = new Set(
  (
    'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC JT MI NH NQ NT PC PU PZ RH SU TA TP UK UN VD WK XA XB YD ' +
    'YU ZR ZZ'
  ).split(' '),
)

/** Every country that the browser has a name for, by name; the id is its two capital letters. */
export function allCountries(): { id: string; label: string }[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`))
  return codes
    .map((id) => ({ id, label: countryName(id) }))
    .filter(({ id, label }) => label !== id && !UNREAL.has(id))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}
