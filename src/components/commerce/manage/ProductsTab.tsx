'use client'

import { useState } from 'react'
import { PRODUCT_TEXTS, type Product, deleteProduct, listMyProducts } from '@/contracts/commerce/products'
import { type PlatformConnection } from '@/contracts/commerce/connections'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { Toolbar } from '../../ui/Columns'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { EmptyState } from '../../ui/EmptyState'
import { SearchField } from '../../ui/SearchField'
import { Select } from '../../ui/Select'
import { ProductDialog } from './ProductDialog'
import { ProductTable } from './ProductTable'

const ALL = 'all'

type Props = { products: Product[]; connections: PlatformConnection[]; onAdd: () => void }

/** The catalogue with search and category filter, edit and delete. */
export function ProductsTab({ products, connections, onAdd }: Props) {
  const [query, setQuery] = useState('')
  const [chosen, setCategory] = useState(ALL)
  const [edited, setEdited] = useState<Product | null>(null)
  const [doomed, setDoomed] = useState<Product | null>(null)
  const remove = useSend(deleteProduct, {
    refresh: [listMyProducts],
    success: { title: PRODUCT_TEXTS.deleted },
    failure: PRODUCT_TEXTS.deleteFailed,
  })
  if (products.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="No products yet"
          action={
            <Button variant="line" size="small" onPress={onAdd}>
              Add product
            </Button>
          }
        >
          The first one shows in the shop as soon as it is active.
        </EmptyState>
      </div>
    )
  }
  const categories = [...new Set(products.map((product) => product.category).filter((each) => each !== null))]
  // The last product of the selected category may have been deleted.
  const category = categories.includes(chosen) ? chosen : ALL
  const words = query.trim().toLowerCase()
  const shown = products.filter(
    (product) =>
      (category === ALL || product.category === category) &&
      `${product.title} ${product.sku ?? ''}`.toLowerCase().includes(words),
  )
  return (
    <div className="stack">
      <Toolbar>
        <SearchField label="Search" placeholder="Search title or SKU" value={query} onChange={setQuery} />
        <Select
          label="Category"
          items={[
            { id: ALL, label: 'All categories' },
            ...categories.map((each) => ({ id: each, label: each })),
          ]}
          value={category}
          onChange={setCategory}
        />
      </Toolbar>
      <p className="visually-hidden" aria-live="polite">{`${shown.length} of ${products.length} products`}</p>
      <ProductTable
        products={shown}
        onEdit={setEdited}
        onDelete={setDoomed}
        onShowAll={() => {
          setQuery('')
          setCategory(ALL)
        }}
      />
      <ProductDialog
        key={edited?.id}
        product={edited ?? undefined}
        connections={connections}
        isOpen={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
      />
      <ConfirmDialog
        title={`Delete ${doomed?.title ?? 'this product'}?`}
        confirmLabel="Delete product"
        cancelLabel="Keep it"
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        onConfirm={async () => Boolean(doomed && (await remove.run({ params: { id: doomed.id } })))}
      >
        It leaves the shop at once. Switch it off instead to keep its data.
      </ConfirmDialog>
    </div>
  )
}
