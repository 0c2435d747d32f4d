'use client'

import { styled } from 'styled-components'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import type { Product } from '@/contracts/commerce/products'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { IconButton } from '../../ui/IconButton'
import { RowTitle } from '../../ui/RowTitle'
import { Table } from '../../ui/Table'
import { asCards } from '../../ui/TableFrame'
import { Price } from '../Price'
import { isLowStock } from '../stock'
import { DeleteProduct } from './DeleteProduct'
import { ProductDialog } from './ProductDialog'
import { ActiveSwitch, FeaturedStar } from './ProductFlags'

type Props = {
  products: Product[]
  connections: PlatformConnection[]
  /** The button shown when the filters leave nothing. */
  onShowAll: () => void
}

/** The products as a table: picture, price, stock, both flags. */
export function ProductTable({ products, connections, onShowAll }: Props) {
  return (
    <div className="card">
      <Table
        caption="Products"
        rows={products}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            title="No product fits"
            action={
              <Button size="small" onPress={onShowAll}>
                Show all products
              </Button>
            }
          >
            Try another word or category.
          </EmptyState>
        }
        columns={[
          {
            id: 'product',
            header: 'Product',
            cell: ({ title, sku, images }) => (
              <RowTitle title={title} note={sku && `SKU ${sku}`} picture={images[0] ?? null} />
            ),
          },
          {
            id: 'category',
            header: 'Category',
            isHiddenOnPhone: true,
            cell: ({ category }) => category ?? '',
          },
          {
            id: 'price',
            header: 'Price',
            isNumber: true,
            cell: ({ price, compareAtPrice, currency }) => (
              <Price price={price} compareAtPrice={compareAtPrice} currency={currency} />
            ),
          },
          {
            id: 'stock',
            header: 'Inventory',
            cell: ({ inventoryQuantity }) => <Stock count={inventoryQuantity} />,
          },
          {
            id: 'active',
            header: 'Active',
            isHiddenOnPhone: true,
            cell: (product) => <ActiveSwitch product={product} />,
          },
          {
            id: 'featured',
            header: 'Featured',
            isHiddenOnPhone: true,
            cell: (product) => <FeaturedStar product={product} />,
          },
          {
            id: 'actions',
            header: 'Actions',
            isActions: true,
            cell: (product) => (
              <Actions>
                <ProductDialog
                  product={product}
                  connections={connections}
                  button={(open) => <IconButton icon="edit" label={`Edit ${product.title}`} onPress={open} />}
                />
                <DeleteProduct product={product} />
              </Actions>
            ),
          },
        ]}
      />
    </div>
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

/** The label where the column has no heading. */
const OnPhone = styled.span`
  display: none;

  ${asCards} {
    display: inline;
  }
`

const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
`
