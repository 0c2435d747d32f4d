'use client'

import { styled } from 'styled-components'
import type { ProductRow } from '@/contracts/commerce/catalogue'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { EmptyState } from '../../ui/EmptyState'
import { IconButton } from '../../ui/IconButton'
import { RowTitle } from '../../ui/RowTitle'
import { Table, type TableSort } from '../../ui/Table'
import { ActiveSwitch, FeaturedStar } from './ProductFlags'
import { ProductMenu } from './ProductMenu'
import { PriceCell, StockCell } from './ProductNumbers'
import { PRODUCT_TEXTS, deleteProduct } from '@/contracts/commerce/products'
import { DeleteButton } from '../../api/DeleteButton'
import { send } from '../../api/request'
import { PRODUCT_LISTS } from './useCatalogue'

type Props = {
  products: readonly ProductRow[]
  /** Ids of the products that wait for approval. */
  waiting: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onEdit: (product: ProductRow) => void
  sort: TableSort | undefined
  onSort: (column: string) => void
  /** Called by the button shown when no product matches the filters. */
  onShowAll: () => void
}

/** The products as a table: picture, price, stock, both flags. */
export function ProductTable(props: Props) {
  const { products, waiting, chosen, onChoose, onEdit, sort, onSort, onShowAll } = props
  return (
    <Table
      caption="Products"
      rows={products}
      rowId={({ id }) => id}
      sort={sort}
      onSort={onSort}
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
          isSortable: true,
          cell: ({ id, title, sku, picture }) => (
            <Title>
              <Checkbox isSelected={chosen.has(id)} onChange={(isOn) => onChoose(id, isOn)}>
                <span className="visually-hidden">{`Choose ${title}`}</span>
              </Checkbox>
              <span>
                <RowTitle title={title} note={sku && `SKU ${sku}`} picture={picture} />
                {waiting.has(id) && <Badge tone="amber">Awaiting approval</Badge>}
              </span>
            </Title>
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
          isSortable: true,
          cell: (product) => <PriceCell product={product} />,
        },
        {
          id: 'stock',
          header: 'Inventory',
          isSortable: true,
          cell: (product) => <StockCell product={product} onEdit={() => onEdit(product)} />,
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
              <IconButton icon="edit" label={`Edit ${product.title}`} onPress={() => onEdit(product)} />
              <DeleteProduct product={product} />
              <ProductMenu
                product={product}
                isPublic={product.isActive === 'true' && !waiting.has(product.id)}
              />
            </Actions>
          ),
        },
      ]}
    />
  )
}

const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
`

/** Keeps the checkbox target at 44 px both ways without stretching the row. */
const Title = styled.span`
  display: flex;
  gap: 0.25rem;
  align-items: center;

  > .checkbox {
    flex: none;
    min-width: 2.75rem;
    margin-block: -0.25rem;
    margin-inline-end: -0.875rem;
  }
`

/** Deletes a product after confirmation. */
function DeleteProduct({ product }: { product: ProductRow }) {
  return (
    <DeleteButton
      kind="product"
      name={product.title}
      send={() => send(deleteProduct, { params: { id: product.id } })}
      failure={PRODUCT_TEXTS.deleteFailed}
      refresh={PRODUCT_LISTS}
    >
      It leaves the shop at once. Switch it off instead to keep its data.
    </DeleteButton>
  )
}
