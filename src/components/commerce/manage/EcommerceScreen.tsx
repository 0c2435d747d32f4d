'use client'

import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../../layout/useScreenSearch'
import { useSession } from '../../session/useSession'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonCards, SkeletonStrip } from '../../ui/Skeletons'
import { SampleNote } from '../../ui/SampleNote'
import { StatStrip } from '../../ui/StatStrip'
import { Tabs } from '../../ui/Tabs'
import { ConnectionDialog } from './ConnectionDialog'
import { ConnectionsTab } from './ConnectionsTab'
import { ProductDialog } from './ProductDialog'
import { ProductsTab } from './ProductsTab'
import { ReviewTab } from './ReviewTab'
import { useCatalogue } from './useCatalogue'

const TABS = ['platforms', 'products', 'review'] as const
type TabId = (typeof TABS)[number]

/** Store connections and the product catalogue (docs/behaviour.md, 4.7). */
export function EcommerceScreen() {
  const { user } = useSession()
  const { connections, products, variants, waiting, nextWaits, ...load } = useCatalogue()
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'platforms', TABS)
  return (
    <>
      <PageHeader
        title={SCREENS.ecommerce.title}
        actions={
          tab === 'platforms' ? (
            <ConnectionDialog button={{ icon: 'plus', label: 'Add platform' }} />
          ) : (
            <ProductDialog
              connections={connections}
              waits={nextWaits}
              button={{ icon: 'plus', label: 'Add product' }}
            />
          )
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
            <SampleNote>
              The revenue is a sample that counts nothing yet. Your sales are counted in a later version, in
              Analytics, too.
            </SampleNote>
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
                  content: <ConnectionsTab connections={connections} />,
                },
                {
                  id: 'products',
                  label: 'Products',
                  count: products.length,
                  content: (
                    <ProductsTab
                      products={products}
                      variants={variants}
                      connections={connections}
                      waiting={new Set(waiting.map(({ id }) => id))}
                      nextWaits={nextWaits}
                    />
                  ),
                },
                ...(user?.isAdmin === 'true' && (waiting.length > 0 || tab === 'review')
                  ? [
                      {
                        id: 'review' as const,
                        label: 'To review',
                        count: waiting.length,
                        content: <ReviewTab waiting={waiting} />,
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
