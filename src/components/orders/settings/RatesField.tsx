'use client'

import { styled } from 'styled-components'
import type { SellerChoices } from '@/contracts/orders/sellerSettings'
import { onPhone } from '../../theme/tokens'
import { CurrencyField } from '../../ui/CurrencyField'
import { keepEnter } from '../../ui/form/keepEnter'
import { IconButton } from '../../ui/IconButton'
import { Select } from '../../ui/Select'
import { countryName } from '../countryName'

type Rates = SellerChoices['rates']

type Props = {
  value: Rates
  onChange: (rates: Rates) => void
  /** Countries that the shop ships to. */
  served: readonly string[]
  errorMessage: string | undefined
}

const EUROPE = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(
  ' ',
)
const GROUPS = [
  { id: 'europe', label: 'European Union and United Kingdom', countries: EUROPE },
  { id: 'neighbours', label: 'Canada and Mexico', countries: ['CA', 'MX'] },
]
const ELSEWHERE = 'elsewhere'

/** What a parcel costs, a row for each group of countries. */
export function RatesField({ value, onChange, served, errorMessage }: Props) {
  const change = (at: number, part: Partial<Rates[number]>) =>
    onChange(value.map((rate, index) => (index === at ? { ...rate, ...part } : rate)))
  const free = freeGroups(value, served)
  const hasRest = value.some(({ countries }) => countries.length === 0)
  return (
    <div className="stack">
      <List>
        {value.map((rate, index) => {
          const name = groupName(rate.countries)
          return (
            <li key={name}>
              <b>{name}</b>
              <CurrencyField
                label="A parcel"
                value={rate.cents}
                onChange={(cents) => change(index, { cents: cents ?? 0 })}
                onKeyDown={keepEnter}
              />
              <CurrencyField
                label="Free from"
                placeholder="never"
                value={rate.freeFrom}
                onChange={(freeFrom) => change(index, { freeFrom })}
                onKeyDown={keepEnter}
              />
              <IconButton
                icon="x"
                label={`Remove ${name}`}
                onPress={() => onChange(value.filter((_, each) => each !== index))}
              />
            </li>
          )
        })}
      </List>
      {errorMessage && (
        <p className="field-error" role="alert">
          {errorMessage}
        </p>
      )}
      {free.length > 0 && (
        <Select
          label="Add a country group"
          placeholder="Choose where to"
          items={free.map(({ id, label }) => ({ id, label }))}
          value={null}
          onChange={(id) => {
            const chosen = free.find((each) => each.id === id)
            if (chosen) onChange([...value, { countries: chosen.countries, cents: 500, freeFrom: null }])
          }}
        />
      )}
      <p className="field-hint">
        {hasRest
          ? 'The price for everywhere else counts wherever no other row does.'
          : 'Anywhere else: you do not ship, and the checkout says so.'}
      </p>
    </div>
  )
}

/** The groups that can be added: served countries that stand in no row yet, together and one by one. */
function freeGroups(rates: Rates, served: readonly string[]) {
  const taken = new Set(rates.flatMap(({ countries }) => countries))
  const left = served.filter((code) => !taken.has(code))
  const groups = GROUPS.map(({ countries, ...group }) => ({
    ...group,
    countries: countries.filter((code) => left.includes(code)),
  })).filter(({ countries }) => countries.length > 1)
  const single = left.map((code) => ({ id: code, label: countryName(code), countries: [code] }))
  const rest = rates.some(({ countries }) => countries.length === 0)
    ? []
    : [{ id: ELSEWHERE, label: 'Everywhere else', countries: [] as string[] }]
  return [...groups, ...single, ...rest]
}

/** "Canada and Mexico" */
function groupName(countries: readonly string[]): string {
  if (countries.length === 0) return 'Everywhere else'
  const known = GROUPS.find(
    (group) => countries.length > 2 && countries.every((code) => group.countries.includes(code)),
  )
  if (known) return known.label
  return new Intl.ListFormat('en').format(countries.map(countryName))
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 8rem 8rem auto;
    gap: 0.75rem;
    align-items: end;
    padding-block: 0.625rem;
    border-top: 1px solid var(--line);
  }
  b {
    padding-bottom: 0.625rem;
    font-weight: 500;
  }
  ${onPhone} {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    }
    b {
      grid-column: 1 / -1;
      padding: 0;
    }
  }
`
