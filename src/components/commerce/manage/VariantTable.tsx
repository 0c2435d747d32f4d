'use client'

import { styled } from 'styled-components'
import { onPhone } from '../../theme/tokens'
import { CurrencyField } from '../../ui/CurrencyField'
import { NumberField } from '../../ui/NumberField'
import { Switch } from '../../ui/Switch'
import { TextField } from '../../ui/TextField'
import { keepEnter } from '../../ui/form/keepEnter'
import { formatCents } from '@/contracts/core/money'
import type { OptionValues, VariantValues } from './variantForm'

type Props = {
  options: readonly OptionValues[]
  value: readonly VariantValues[]
  onChange: (variants: VariantValues[]) => void
  /** The product's price in cents and its currency, used by a variant without its own price. */
  price: number | null
  currency: string | undefined
  errorMessage: string | undefined
}

/** A row for each variant: SKU, price, stock and whether it is for sale; below them the total stock. */
export function VariantTable({ options, value, onChange, price, currency = 'USD', errorMessage }: Props) {
  const change = (at: number, part: Partial<VariantValues>) =>
    onChange(value.map((variant, index) => (index === at ? { ...variant, ...part } : variant)))
  const forSale = value.filter(({ isActive }) => isActive === 'true')
  const inAll = forSale.reduce((sum, { inventoryQuantity }) => sum + (inventoryQuantity ?? 0), 0)
  return (
    <div>
      <Variants>
        <caption className="visually-hidden">Variants</caption>
        <thead>
          <tr>
            <th scope="col">{namesOf(options)}</th>
            <th scope="col" data-wide-only>
              SKU
            </th>
            <th scope="col">Price</th>
            <th scope="col">Stock</th>
            <th scope="col">Active</th>
          </tr>
        </thead>
        <tbody>
          {value.map(({ values, ...variant }, index) => {
            const name = values.join(' / ')
            const isMissing = errorMessage !== undefined && variant.inventoryQuantity === null
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-wide-only>
                  <TextField
                    label={`SKU of ${name}`}
                    isLabelHidden
                    autoCorrect="off"
                    spellCheck="false"
                    value={variant.sku}
                    onChange={(sku) => change(index, { sku })}
                    onKeyDown={keepEnter}
                  />
                </td>
                <td>
                  <CurrencyField
                    label={`Price of ${name}`}
                    isLabelHidden
                    currency={currency}
                    placeholder={price === null ? undefined : formatCents(price, currency)}
                    value={variant.price}
                    onChange={(own) => change(index, { price: own })}
                    onKeyDown={keepEnter}
                  />
                </td>
                <td>
                  <NumberField
                    label={`Stock of ${name}`}
                    isLabelHidden
                    isInvalid={isMissing}
                    value={variant.inventoryQuantity}
                    onChange={(inventoryQuantity) => change(index, { inventoryQuantity })}
                    onKeyDown={keepEnter}
                  />
                </td>
                <td>
                  <Switch
                    isLabelHidden
                    isSelected={variant.isActive === 'true'}
                    onChange={(isOn) => change(index, { isActive: isOn ? 'true' : 'false' })}
                  >
                    {`${name} is active`}
                  </Switch>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Variants>
      <Sum>
        <span>In all</span>
        <b>{inAll}</b>
      </Sum>
      {errorMessage ? (
        <p className="field-error" role="alert">
          {errorMessage}
        </p>
      ) : (
        <p className="field-hint">
          An empty price is the product’s. Pieces that are sold while this is open stay sold.
        </p>
      )}
    </div>
  )
}

function namesOf(options: readonly OptionValues[]): string {
  return options
    .filter(({ values }) => values.length > 0)
    .map(({ name }) => name || 'Option')
    .join(' / ')
}

const Variants = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-ui);

  th,
  td {
    padding: 0.375rem 0.5rem 0.375rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: middle;
  }
  thead th {
    font-size: var(--t-small);
    font-weight: 500;
    color: var(--ink-2);
  }
  tbody th {
    overflow-wrap: anywhere;
  }
  :is(th, td):nth-child(3) {
    width: 8rem;
  }
  :is(th, td):nth-child(4) {
    width: 5.5rem;
    font-variant-numeric: tabular-nums;
  }
  :is(th, td):last-child {
    width: 3.5rem;
    padding-right: 0;
  }
  .switch {
    min-height: 2.75rem;
  }
  tbody tr:last-child > * {
    border-bottom-color: var(--ink);
  }
  ${onPhone} {
    [data-wide-only] {
      display: none;
    }
    :is(th, td):nth-child(3) {
      width: 6.5rem;
    }
    :is(th, td):nth-child(4) {
      width: 4.75rem;
    }
  }
`

/** Below the stock column. */
const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  padding: 0.75rem 4.5rem 0.75rem 0;
  font-size: var(--t-ui);
  font-weight: 600;
`
