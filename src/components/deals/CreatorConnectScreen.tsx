'use client'

import { Suspense, lazy } from 'react'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { PageHeader } from '../ui/PageHeader'
import { SampleNote } from '../ui/SampleNote'
import { SkeletonCards } from '../ui/Skeletons'
import { StatStrip } from '../ui/StatStrip'
import { Tabs } from '../ui/Tabs'
import { BrandDealsTab } from './BrandDealsTab'
import { connectStats } from './sampleBusinesses'

// Lazy, because the screen opens with the deals.
const BusinessDirectoryTab = lazy(async () => ({
  default: (await import('./BusinessDirectoryTab')).BusinessDirectoryTab,
}))

const TABS = ['deals', 'businesses', 'requests'] as const
type TabId = (typeof TABS)[number]

/** Paid work: deals, businesses and requests (docs/behaviour.md, 4.6). */
export function CreatorConnectScreen() {
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'deals', TABS)
  return (
    <>
      <PageHeader title={SCREENS.connect.title}>
        Paid work that fits. Budgets are shown before you write a word.
      </PageHeader>
      <SampleNote>
        Three sample numbers. Your own partnerships, earnings and requests stand here in a later version; the
        first step is to apply to a deal below.
      </SampleNote>
      <StatStrip label="Partnerships" stats={connectStats} />
      <Tabs<TabId>
        label="Creator Connect"
        selected={tab}
        onChange={setTab}
        items={[
          {
            id: 'deals',
            label: 'Brand Deals',
            content: <BrandDealsTab onBrowseBusinesses={() => setTab('businesses')} />,
          },
          {
            id: 'businesses',
            label: 'Business Directory',
            content: (
              <Suspense fallback={<SkeletonCards />}>
                <BusinessDirectoryTab onBrowseDeals={() => setTab('deals')} />
              </Suspense>
            ),
          },
          {
            id: 'requests',
            label: 'Collaboration Requests',
            content: (
              <div className="card">
                <EmptyState
                  title="No requests"
                  action={
                    <Button variant="line" size="small" onPress={() => setTab('deals')}>
                      Browse Opportunities
                    </Button>
                  }
                >
                  <span>No pending collaboration requests at the moment.</span>{' '}
                  <span>Creators ask each other here in a later version.</span>
                </EmptyState>
              </div>
            ),
          },
        ]}
      />
    </>
  )
}
