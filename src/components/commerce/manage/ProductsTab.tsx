'use client'

import type { Product } from '@/contracts/commerce/products'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { matchesWords } from '../../layout/matchesWords'
import { useUrlChoice, useUrlText } from '../../layout/useScreenSearch'
import { Button } from '../../ui/Button'
import { Toolbar } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { SearchField } from '../../ui/SearchField'
import { Select } from '../../ui/Select'
import { ProductDialog } from './ProductDialog'
import { ProductTable } from './ProductTable'

const ALL = 'all'

type Props = { products: Product[]; connections: PlatformConnection[] }

/** The catalogue with search and category filter, edit and delete. */
export function ProductsTab({ products, connections }: Props) {
  const categories = [...new Set(products.map((product) => product.category).filter((each) => each !== null))]
  const [query, setQuery] = useUrlText('q')
  // The last product of the selected category may have been deleted.
  const [category, setCategory] = useUrlChoice('category', ALL, categories)
  if (products.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="No products yet"
          action={
            <ProductDialog
              connections={connections}
              button={(open) => (
                <Button variant="line" size="small" onPress={open}>
                  Add product
                </Button>
              )}
            />
          }
        >
          The first one shows in the shop as soon as it is active.
        </EmptyState>
      </div>
    )
  }
  const shown = products.filter(
    (product) =>
      (category === ALL || product.category === category) && matchesWords(query, product.title, product.sku),
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
        connections={connections}
        onShowAll={() => {
          setQuery('')
          setCategory(ALL)
        }}
      />
    </div>
  )
}
