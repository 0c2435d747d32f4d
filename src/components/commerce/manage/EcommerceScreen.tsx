'use client'

import { Suspense, lazy, type ReactNode } from 'react'
import { formatCents } from '@/contracts/core/money'
import { SCREENS, screenHref } from '@/contracts/screens'
import { useUrlChoice } from '../../layout/useScreenSearch'
import { useSession } from '../../session/useSession'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonCards, SkeletonRows, SkeletonStrip } from '../../ui/Skeletons'
import { StatStrip } from '../../ui/StatStrip'
import { Tabs } from '../../ui/Tabs'
import { ConnectionDialog } from './ConnectionDialog'
import { ConnectionsTab } from './ConnectionsTab'
import { ProductDialog } from './ProductDialog'
import { useCatalogue } from './useCatalogue'

// Connections is the default tab, so the other two are loaded on demand.
const ProductsTab = lazy(async () => ({ default: (await import('./ProductsTab')).ProductsTab }))
const ReviewTab = lazy(async () => ({ default: (await import('./ReviewTab')).ReviewTab }))

const TABS = ['platforms', 'products', 'review'] as const
type TabId = (typeof TABS)[number]

type Props = {
  /** Sales after refunds, per currency, in minor units. */
  revenue?: readonly { currency: string; net: number }[]
  /** Link to the orders, if there are any. */
  orders?: ReactNode
}

/** Store connections, the product catalogue and the link to the orders (docs/behaviour.md, 4.7). */
export function EcommerceScreen({ revenue = [], orders }: Props) {
  const { user } = useSession()
  const { connections, products, waiting, nextWaits, ...load } = useCatalogue()
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'platforms', TABS)
  return (
    <>
      <PageHeader
        title={SCREENS.ecommerce.title}
        actions={
          <>
            {orders}
            {tab === 'platforms' ? (
              <ConnectionDialog button={{ icon: 'plus', label: 'Add platform' }} />
            ) : (
              <ProductDialog
                connections={connections}
                waits={nextWaits}
                button={{ icon: 'plus', label: 'Add product' }}
              />
            )}
          </>
        }
      />
      <WhenLoaded
        load={load}
        text="Loading your shop..."
        skeleton={<ShopSkeleton />}
        failure="Your shop could not be loaded."
      >
        {() => (
          <>
            <StatStrip
              label="Shop"
              stats={[
                { label: 'Active Connections', ...activeOf(connections) },
                { label: 'Active Products', ...activeOf(products) },
                {
                  label: 'Total Revenue',
                  value: revenueText(revenue),
                  note: 'Track sales in Analytics',
                  href: screenHref('analytics'),
                },
              ]}
            />
            <p className="subtle">
              Revenue is what your products sold here, after refunds, without shipping, tax and test orders.
            </p>
            <Tabs<TabId>
              label="Ecommerce"
              selected={tab}
              onChange={setTab}
              items={[
                {
                  id: 'platforms',
                  label: 'Platforms',
                  count: connections.length,
                  content: <ConnectionsTab connections={connections} />,
                },
                {
                  id: 'products',
                  label: 'Products',
                  count: products.length,
                  content: (
                    <Suspense fallback={<SkeletonRows />}>
                      <ProductsTab
                        products={products}
                        connections={connections}
                        waiting={new Set(waiting.map(({ id }) => id))}
                        nextWaits={nextWaits}
                      />
                    </Suspense>
                  ),
                },
                ...(user?.isAdmin === 'true' && (waiting.length > 0 || tab === 'review')
                  ? [
                      {
                        id: 'review' as const,
                        label: 'To review',
                        count: waiting.length,
                        content: (
                          <Suspense fallback={<SkeletonRows />}>
                            <ReviewTab waiting={waiting} />
                          </Suspense>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function revenueText(revenue: NonNullable<Props['revenue']>): string {
  if (revenue.length === 0) return formatCents(0)
  return revenue.map(({ net, currency }) => formatCents(net, currency)).join(' · ')
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
