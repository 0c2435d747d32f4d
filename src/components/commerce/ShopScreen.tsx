'use client'

import { type MouseEventHandler, useRef, useMemo } from 'react'
import type { ShopStart } from '@/contracts/commerce/shopStart'
import { MoreItems } from '../layout/MoreItems'
import { passFocus } from '../layout/passFocus'
import { useMoreItems } from '../layout/useMoreItems'
import { UrlFilterGuard } from '../layout/UrlFilterGuard'
import { lazyModule } from '../ui/lazyModule'
import { ProductCard } from './ProductCard'
import {
  categoriesOf,
  featuredProducts,
  filterProducts,
  isFirstView,
  isNarrowed,
  parseFilters,
  type Sort,
} from './shopFilters'
import { ShopTools } from './ShopTools'
import { useQuickAdd } from './quickAdd/useQuickAdd'
import { listProducts } from '@/contracts/commerce/products'
import { useLoad } from '../api/useLoad'
import { changeUrlSearch, useUrlSearch } from '../layout/useUrlSearch'

const quickAdd = lazyModule(() => import('./quickAdd/QuickAdd'))

/** The shop below its masthead: featured strip, filters, count and products (docs/behaviour.md, 3.4). */
export function ShopScreen({ start, placeholder }: { start: ShopStart; placeholder: string }) {
  const { products, areAll, hasFailed, retry } = useProducts(start)
  const { filters, search, endSearch, setCategory, setSort, clear } = useShopFilters()
  const { choosing, addToCart, endChoosing } = useQuickAdd(start)
  const { QuickAdd } = quickAdd.useWhen(choosing !== null, endChoosing) ?? {}
  const searchField = useRef<HTMLInputElement>(null)
  // The products rendered with the page suffice for the first view only; any other view waits for the rest.
  const isWaiting = !hasFailed && !(products && (areAll || isFirstView(filters)))
  const shown = isWaiting ? [] : filterProducts(products ?? [], filters)
  const featured = featuredProducts(products ?? [])
  const { wanted, list, showMore } = useMoreItems()
  // The first view says how many follow before they are there.
  const total = !areAll && isFirstView(filters) ? Math.max(start.total, shown.length) : shown.length

  function more(): void {
    showMore(shown.length)
    if (hasFailed) retry()
  }

  /** For a button that disappears when pressed: moves the focus to the search. */
  function thenSearch(act: () => void): MouseEventHandler {
    return (event) => {
      act()
      passFocus(event, searchField.current)
    }
  }

  return (
    <>
      <UrlFilterGuard />
      {featured.length > 0 && (
        <section className="shop-featured" aria-labelledby="featured">
          <h2 className="caption rule-ink" id="featured">
            Featured
          </h2>
          <ul className="grid12">
            {featured.map((product, index) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  slug={start.slugs[product.id]}
                  optionNames={start.optionNames[product.id]}
                  onAdd={addToCart}
                  isFirstOnPage={index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="shop-all" aria-label="All products">
        <ShopTools
          searchField={searchField}
          placeholder={placeholder}
          filters={filters}
          categories={categoriesOf(products ?? [])}
          onSearch={search}
          onSearchEnd={endSearch}
          onCategory={setCategory}
          onSort={setSort}
        />
        <output className="shop-count subtle">
          {isWaiting ? 'Loading products...' : products && `Showing ${shown.length} product(s)`}
        </output>
        {hasFailed && <LoadFailure isOutdated={Boolean(products)} onRetry={thenSearch(retry)} />}
        {products && areAll && shown.length === 0 && (
          <NothingFound isNarrowed={isNarrowed(filters)} onClear={thenSearch(clear)} />
        )}
        <ul className="shop-grid" ref={list}>
          {shown.slice(0, wanted).map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                slug={start.slugs[product.id]}
                optionNames={start.optionNames[product.id]}
                onAdd={addToCart}
              />
            </li>
          ))}
        </ul>
        {!isWaiting && <MoreItems shown={Math.min(wanted, shown.length)} total={total} onMore={more} />}
      </section>
      {QuickAdd && choosing && <QuickAdd {...choosing} onClose={endChoosing} />}
    </>
  )
}

function LoadFailure({ isOutdated, onRetry }: { isOutdated: boolean; onRetry: MouseEventHandler }) {
  return (
    <div className="callout callout-red shop-failure" role="alert">
      <p>{isOutdated ? 'Prices and stock may be out of date.' : 'The products did not load.'}</p>
      <button type="button" className="button button-line button-small" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}

function NothingFound({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: MouseEventHandler }) {
  return (
    <div className="empty shop-empty">
      <h2>No Products Found</h2>
      <p className="muted">
        {isNarrowed ? 'Try adjusting your search or filters' : 'Check back soon for new products'}
      </p>
      {isNarrowed && (
        <button type="button" className="button button-line button-small" onClick={onClear}>
          Clear filters
        </button>
      )}
    </div>
  )
}

/**
 * The active products: at first those rendered with the page (no data if there were none), then loaded once on mount.
 * They are complete once loaded, or if the page had all of them.
 */
function useProducts({ products: rendered, isWhole }: ShopStart) {
  const { data, error, isValidating, reload } = useLoad(listProducts, {
    rendered: rendered.length > 0 ? rendered : undefined,
    revalidateOnMount: true,
  })
  return {
    products: data,
    areAll: isWhole || (data !== undefined && data !== rendered),
    hasFailed: error !== undefined && !isValidating,
    retry: () => void reload(),
  }
}

/** The shop's filters, kept in the address: Back and Forward step through them; a search is one step. */
function useShopFilters() {
  const address = useUrlSearch()
  const filters = useMemo(() => parseFilters(address), [address])
  const isTyping = useRef(false)

  function step(changes: Record<string, string>): void {
    isTyping.current = false
    changeUrlSearch(changes, 'push')
  }

  return {
    filters,
    search: (q: string) => {
      changeUrlSearch({ q }, isTyping.current ? 'replace' : 'push')
      isTyping.current = true
    },
    endSearch: () => {
      isTyping.current = false
    },
    setCategory: (category: string) => step({ category }),
    setSort: (sort: Sort) => step({ sort: sort === 'featured' ? '' : sort }),
    clear: () => step({ q: '', category: '' }),
  }
}
