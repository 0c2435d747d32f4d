'use client'

import { useState } from 'react'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { LoadingText } from '../../ui/LoadingText'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonCards, SkeletonStrip } from '../../ui/Skeletons'
import { StatStrip } from '../../ui/StatStrip'
import { Tabs } from '../../ui/Tabs'
import { ConnectionDialog } from './ConnectionDialog'
import { ConnectionsTab } from './ConnectionsTab'
import { ProductDialog } from './ProductDialog'
import { ProductsTab } from './ProductsTab'
import { useCatalogue } from './useCatalogue'

type TabId = 'platforms' | 'products'

/** Store connections and the product catalogue (docs/behaviour.md, 4.7). */
export function EcommerceScreen() {
  const { connections, products, isLoading, error, reload } = useCatalogue()
  const [tab, setTab] = useState<TabId>('platforms')
  const [isAdding, setAdding] = useState(false)
  const isPlatforms = tab === 'platforms'
  const add = () => setAdding(true)

  return (
    <>
      <PageHeader
        title="Ecommerce"
        actions={
          <Button variant="primary" icon="plus" onPress={add}>
            {isPlatforms ? 'Add platform' : 'Add product'}
          </Button>
        }
      />
      {isLoading && <LoadingText skeleton={<ShopSkeleton />}>Loading your shop...</LoadingText>}
      {Boolean(error) && <ErrorNote onRetry={() => void reload()}>Your shop could not be loaded.</ErrorNote>}
      {!isLoading && !error && (
        <>
          <StatStrip
            label="Shop"
            stats={[
              { label: 'Active Connections', ...activeOf(connections) },
              { label: 'Active Products', ...activeOf(products) },
              { label: 'Total Revenue', value: '$0.00', note: 'Track sales in Analytics' },
            ]}
          />
          <Tabs<TabId>
            label="Ecommerce"
            selected={tab}
            onChange={setTab}
            items={[
              {
                id: 'platforms',
                label: 'Platforms',
                count: connections.length,
                content: <ConnectionsTab connections={connections} onAdd={add} />,
              },
              {
                id: 'products',
                label: 'Products',
                count: products.length,
                content: <ProductsTab products={products} connections={connections} onAdd={add} />,
              },
            ]}
          />
        </>
      )}
      <ConnectionDialog isOpen={isAdding && isPlatforms} onOpenChange={setAdding} />
      <ProductDialog isOpen={isAdding && !isPlatforms} onOpenChange={setAdding} connections={connections} />
    </>
  )
}

function ShopSkeleton() {
  return (
    <>
      <SkeletonStrip count={3} />
      <SkeletonCards />
    </>
  )
}

function activeOf(records: readonly { isActive: 'true' | 'false' }[]) {
  const active = records.filter(({ isActive }) => isActive === 'true').length
  return { value: active, note: `of ${records.length} total` }
}
