'use client'

import { styled } from 'styled-components'
import { fullName } from '@/contracts/account/names'
import { formatCents } from '@/contracts/core/money'
import type { SellerSettings } from '@/contracts/orders/sellerSettings'
import { returnWords, shippingWords } from '@/contracts/orders/sellerWords'
import { useSession } from '../../session/useSession'
import { countryName } from '../countryName'
import type { SettingsValues } from './settingsValues'

type Props = { values: SettingsValues; shop: SellerSettings['shop'] }

/** The facts of the form as buyers read them, while they are typed. */
export function SettingsPreview({ values, shop }: Props) {
  const { user } = useSession()
  const { name, city, region, country, shipping, rates } = values
  const from = [city, region || (country && countryName(country))].filter(Boolean).join(', ') || null
  const [nearest = 'US'] = shop.countries
  const delivery =
    shipping === 'own' && shop.mayOwnRates
      ? shippingWords(rates, { country: nearest, from: city || null })
      : `${formatCents(shop.shipping)} an order${city ? ` from ${city}` : ''}`
  const rule = {
    days: values.returnDays ?? shop.returnDays,
    payer: values.returnPayer,
    // The shop's words may name other days.
    text: values.returnText || (values.returnDays === null ? shop.returnsText : null),
  }
  const pickup =
    values.pickup === 'own'
      ? [values.pickupPlace, values.pickupHours]
      : [values.pickup === 'shop' && shop.pickupText]
  const facts = [
    ['Sold by', name || (user ? fullName(user) || user.username : '')],
    ['Ships from', from ?? 'Not given'],
    ['Delivery', delivery],
    ['Pickup', pickup.filter(Boolean).join('. ') || 'None'],
    ['Returns', returnWords(rule)],
  ]
  return (
    <Facts aria-labelledby="how-buyers-read-it">
      <h2 id="how-buyers-read-it">How buyers read it</h2>
      <dl>
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Facts>
  )
}

const Facts = styled.aside`
  position: sticky;
  top: 5rem;

  h2 {
    margin-bottom: 0.625rem;
    font-size: var(--t-small);
    font-weight: 600;
  }
  dl > div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.75rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
    font-size: var(--t-small);
    line-height: 1.45;
  }
  dl > div:last-child {
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (max-width: 1180px) {
    position: static;
  }
`
