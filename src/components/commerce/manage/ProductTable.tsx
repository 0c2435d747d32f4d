'use client'

import { styled } from 'styled-components'
import { PRODUCT_MESSAGES, type Product, updateProduct } from '@/endpoints/commerce/contract'
import { useSend } from '../../api/useSend'
import { Badge } from '../../ui/Badge'
import { EmptyState } from '../../ui/EmptyState'
import { IconButton } from '../../ui/IconButton'
import { RowTitle } from '../../ui/RowTitle'
import { Switch } from '../../ui/Switch'
import { Table } from '../../ui/Table'
import { Price } from '../Price'
import { isLowStock } from '../stock'
import { MY_PRODUCTS_KEY } from './useCatalogue'

const REFRESH = [MY_PRODUCTS_KEY]

type Props = { products: Product[]; onEdit: (product: Product) => void; onDelete: (product: Product) => void }

/** The products as a table: picture, price, stock, the two flags. */
export function ProductTable({ products, onEdit, onDelete }: Props) {
  const update = useSend(updateProduct, {
    refresh: REFRESH,
    success: { title: PRODUCT_MESSAGES.updated },
    failure: PRODUCT_MESSAGES.updateFailed,
  })
  const setFlag = (product: Product, flag: 'isActive' | 'isFeatured', isOn: boolean) =>
    void update.run({ params: { id: product.id }, body: { [flag]: isOn ? 'true' : 'false' } })

  return (
    <div className="card">
      <Table
        caption="Products"
        rows={products}
        rowId={({ id }) => id}
        empty={<EmptyState title="No product fits">Try another word or category.</EmptyState>}
        columns={[
          {
            id: 'product',
            header: 'Product',
            cell: ({ title, sku, images }) => (
              <RowTitle title={title} note={sku && `SKU ${sku}`} picture={images[0]} />
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
            cell: (product) => (
              <Switch
                isLabelHidden
                isSelected={product.isActive === 'true'}
                isDisabled={update.isPending}
                onChange={(isOn) => setFlag(product, 'isActive', isOn)}
              >
                {`${product.title} is active`}
              </Switch>
            ),
          },
          {
            id: 'featured',
            header: 'Featured',
            isHiddenOnPhone: true,
            cell: (product) => (
              <Star data-on={product.isFeatured === 'true' || undefined}>
                <IconButton
                  icon="star"
                  label={
                    product.isFeatured === 'true'
                      ? `Stop featuring ${product.title}`
                      : `Feature ${product.title}`
                  }
                  aria-pressed={product.isFeatured === 'true'}
                  isDisabled={update.isPending}
                  onPress={() => setFlag(product, 'isFeatured', product.isFeatured !== 'true')}
                />
              </Star>
            ),
          },
          {
            id: 'actions',
            header: 'Actions',
            isActions: true,
            cell: (product) => (
              <Actions>
                <IconButton icon="edit" label={`Edit ${product.title}`} onPress={() => onEdit(product)} />
                <IconButton
                  icon="trash"
                  label={`Delete ${product.title}`}
                  onPress={() => onDelete(product)}
                />
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
  return count
}

const Star = styled.span`
  &[data-on] .icon {
    fill: var(--coral);
    stroke: var(--coral);
  }
`

const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
`
