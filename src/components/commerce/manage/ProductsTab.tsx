'use client'

import { useState } from 'react'
import type { ProductRow } from '@/contracts/commerce/catalogue'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { matchesWords } from '../../layout/matchesWords'
import { useUrlChoice, useUrlSearchText } from '../../layout/useScreenSearch'
import { Button } from '../../ui/Button'
import { Toolbar } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { SearchField } from '../../ui/SearchField'
import { Select } from '../../ui/Select'
import { ProductChoice } from './ProductChoice'
import { EditProduct } from './EditProduct'
import { ProductDialog } from './ProductDialog'
import { ProductTable } from './ProductTable'
import { NEWEST, PRODUCT_ORDERS, inOrder, nextOrder, sortOf } from './productOrder'

const ALL = 'all'

type Props = {
  products: ProductRow[]
  connections: PlatformConnection[]
  /** Ids of the products that wait for approval. */
  waiting: ReadonlySet<string>
  /** Whether a new product would wait for approval, too. */
  nextWaits: boolean
}

/** The catalogue: empty, or a table whose rows are edited in place, in a dialog, or several at once. */
export function ProductsTab({ products, connections, waiting, nextWaits }: Props) {
  const [editing, setEditing] = useState<{ id: string; opening: number } | null>(null)
  return (
    <>
      {products.length === 0 ? (
        <NoProducts connections={connections} waits={nextWaits} />
      ) : (
        <Catalogue
          products={products}
          waiting={waiting}
          onEdit={({ id }) => setEditing({ id, opening: (editing?.opening ?? 0) + 1 })}
        />
      )}
      {/* Outside the row, which disappears when another tab deletes the product. */}
      {editing && (
        <EditProduct
          key={editing.opening}
          id={editing.id}
          waits={waiting.has(editing.id)}
          connections={connections}
        />
      )}
    </>
  )
}

function NoProducts({ connections, waits }: { connections: PlatformConnection[]; waits: boolean }) {
  return (
    <div className="card">
      <EmptyState
        title="No products yet"
        action={
          <ProductDialog
            connections={connections}
            waits={waits}
            button={(open) => (
              <Button variant="line" size="small" onPress={open}>
                Add product
              </Button>
            )}
          />
        }
      >
        {waits
          ? 'The first one shows in the shop once an admin has nodded.'
          : 'The first one shows in the shop as soon as it is active.'}
      </EmptyState>
    </div>
  )
}

type CatalogueProps = Pick<Props, 'products' | 'waiting'> & {
  onEdit: (product: ProductRow) => void
}

function Catalogue({ products, waiting, onEdit }: CatalogueProps) {
  const categories = [...new Set(products.map((product) => product.category).filter((each) => each !== null))]
  const [query, setQuery] = useUrlSearchText()
  // The last product of the selected category may have been deleted.
  const [category, setCategory] = useUrlChoice('category', ALL, categories)
  const [order, setOrder] = useUrlChoice('sort', NEWEST, Object.keys(PRODUCT_ORDERS))
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const fitting = products.filter(
    (product) =>
      (category === ALL || product.category === category) && matchesWords(query, product.title, product.sku),
  )
  const shown = inOrder(fitting, order)
  const chosen = shown.filter(({ id }) => chosenIds.has(id))
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
        <Select
          label="Sort"
          items={Object.entries(PRODUCT_ORDERS).map(([id, label]) => ({ id, label }))}
          value={order}
          onChange={setOrder}
        />
      </Toolbar>
      <p className="visually-hidden" aria-live="polite">{`${shown.length} of ${products.length} products`}</p>
      <div className="card">
        {shown.length > 0 && (
          <ProductChoice shown={shown} chosen={chosen} onChoose={(ids) => setChosen(new Set(ids))} />
        )}
        <ProductTable
          products={shown}
          waiting={waiting}
          chosen={chosenIds}
          onChoose={(id, isChosen) => {
            const others = [...chosenIds].filter((each) => each !== id)
            setChosen(new Set(isChosen ? [...others, id] : others))
          }}
          onEdit={onEdit}
          sort={sortOf(order)}
          onSort={(column) => setOrder(nextOrder(order, column))}
          onShowAll={() => {
            setQuery('')
            setCategory(ALL)
          }}
        />
      </div>
    </div>
  )
}
