'use client'

import { CATALOGUE_TEXTS, type WaitingProduct, approveProduct } from '@/contracts/commerce/catalogue'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LocalDay } from '../../ui/LocalDay'
import { RowTitle } from '../../ui/RowTitle'
import { Table } from '../../ui/Table'
import { Price } from '../Price'
import { PRODUCT_LISTS } from './useCatalogue'

/** For admins: the first products of new creators, which visitors do not see until an admin approves them. */
export function ReviewTab({ waiting }: { waiting: readonly WaitingProduct[] }) {
  return (
    <div className="card">
      <Table
        caption="Products awaiting approval"
        rows={waiting}
        rowId={({ id }) => id}
        empty={
          <EmptyState title="Nothing waits">
            The first products of a new creator wait here while the site's settings ask for an approval.
          </EmptyState>
        }
        columns={[
          {
            id: 'product',
            header: 'Product',
            cell: ({ title, description, images }) => (
              <RowTitle title={title} note={description} picture={images[0] ?? null} />
            ),
          },
          { id: 'creator', header: 'Creator', isNamedOnPhone: true, cell: ({ username }) => username },
          {
            id: 'price',
            header: 'Price',
            isNumber: true,
            cell: ({ price, currency }) => <Price price={price} currency={currency} />,
          },
          {
            id: 'since',
            header: 'Added',
            isNamedOnPhone: true,
            cell: ({ createdAt }) => <LocalDay iso={createdAt} />,
          },
          {
            id: 'approve',
            header: 'Approve',
            isActions: true,
            cell: (product) => <Approve product={product} />,
          },
        ]}
      />
    </div>
  )
}

function Approve({ product: { id, title, username } }: { product: WaitingProduct }) {
  const approve = useSend(approveProduct, {
    refresh: PRODUCT_LISTS,
    success: {
      title: CATALOGUE_TEXTS.approved,
      description: `Visitors see ${title} while it is active, and what ${username} adds from now on.`,
    },
    failure: CATALOGUE_TEXTS.approveFailed,
  })
  return (
    <Button
      variant="ink"
      size="small"
      aria-label={`Approve ${title}`}
      isPending={approve.isPending}
      pendingText="Approving..."
      onPress={() => void approve.run({ params: { id } })}
    >
      Approve
    </Button>
  )
}
