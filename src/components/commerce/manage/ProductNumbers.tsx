'use client'

import { styled } from 'styled-components'
import * as v from 'valibot'
import type { ProductRow } from '@/contracts/commerce/catalogue'
import { PRODUCT_TEXTS } from '@/contracts/commerce/products'
import { Badge } from '../../ui/Badge'
import { CurrencyField } from '../../ui/CurrencyField'
import { NumberField } from '../../ui/NumberField'
import { asCards } from '../../ui/TableFrame'
import { Price } from '../Price'
import { isLowStock } from '../stock'
import { NumberCell, Opener } from './NumberCell'
import { ProductSchema } from './ProductFields'

const StockNumber = v.pipe(
  v.number('Enter a number'),
  v.integer('Enter a whole number'),
  v.minValue(0, PRODUCT_TEXTS.inventoryNegative),
)

/** A product's price, edited in place. */
export function PriceCell({ product }: { product: ProductRow }) {
  const { title, price, compareAtPrice, currency } = product
  return (
    <NumberCell
      product={product}
      field="price"
      label={`price of ${title}`}
      schema={ProductSchema.entries.price}
      input={(props) => <CurrencyField currency={currency} {...props} />}
    >
      <Price price={price} compareAtPrice={compareAtPrice} currency={currency} isInline />
    </NumberCell>
  )
}

type StockProps = { product: ProductRow; onEdit: () => void }

/**
 * A product's stock, edited in place. With variants it shows their sum and opens the dialog with the stock of each; a
 * download shows its files instead.
 */
export function StockCell({ product, onEdit }: StockProps) {
  const { variants: count, files } = product
  if (files > 0) {
    return (
      <Opener type="button" onClick={onEdit}>
        Download<small>{` of ${files} ${files === 1 ? 'file' : 'files'}`}</small>
        <span className="visually-hidden">{`, change the files of ${product.title}`}</span>
      </Opener>
    )
  }
  if (count > 0) {
    return (
      <Opener type="button" onClick={onEdit}>
        <Stock count={product.inventoryQuantity} />
        <small>{` in ${count} ${count === 1 ? 'variant' : 'variants'}`}</small>
        <span className="visually-hidden">{`, change the stock of ${product.title}`}</span>
      </Opener>
    )
  }
  return (
    <NumberCell
      product={product}
      field="inventoryQuantity"
      label={`stock of ${product.title}`}
      schema={StockNumber}
      input={(props) => <NumberField {...props} />}
    >
      <Stock count={product.inventoryQuantity} />
    </NumberCell>
  )
}

function Stock({ count }: { count: number }) {
  if (count === 0) return <Badge tone="red">Out of stock</Badge>
  if (isLowStock(count)) return <Badge tone="amber">{`Only ${count} left`}</Badge>
  return (
    <>
      {count}
      <OnPhone> in stock</OnPhone>
    </>
  )
}

/** The label for the card layout, where the column has no heading. */
const OnPhone = styled.span`
  display: none;

  ${asCards} {
    display: inline;
  }
`
