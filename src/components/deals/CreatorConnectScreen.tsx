'use client'

import { Suspense, lazy } from 'react'
import type { ConnectStart } from '@/contracts/collabs/requests'
import { formatCents } from '@/contracts/core/money'
import { SCREENS, screenHref } from '@/contracts/screens'
import { useRequests } from '../collabs/useRequests'
import { useUrlChoice } from '../layout/useScreenSearch'
import { SamplesNote } from '../session/SamplesNote'
import { useIsOwn } from '../session/useWorkspace'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonCards, SkeletonRows } from '../ui/Skeletons'
import { StatStrip } from '../ui/StatStrip'
import { Tabs } from '../ui/Tabs'
import { BrandDealsTab } from './BrandDealsTab'
import { COUNTED, type Counted, CountedDeals } from './CountedDeals'
import { connectStats } from './sampleBusinesses'

// Lazy, because the screen opens with the deals.
const BusinessDirectoryTab = lazy(async () => ({
  default: (await import('./BusinessDirectoryTab')).BusinessDirectoryTab,
}))
const RequestsTab = lazy(async () => ({ default: (await import('../collabs/RequestsTab')).RequestsTab }))

const TABS = ['deals', 'businesses', 'requests'] as const
type TabId = (typeof TABS)[number]

/** Paid work: deals, businesses and requests (docs/behaviour.md, 4.6). */
export function CreatorConnectScreen({ start }: { start: ConnectStart }) {
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'deals', TABS)
  const [counted, setCounted] = useUrlChoice<Counted | ''>('counted', '', COUNTED)
  const isOwn = useIsOwn('connect')
  const { requests, ...load } = useRequests(start)
  return (
    <>
      <PageHeader title={SCREENS.connect.title}>
        Paid work that fits. Budgets are shown before you write a word.
      </PageHeader>
      {!isOwn && <SamplesNote set="connect" samples="numbers and businesses" />}
      <StatStrip
        label="Partnerships"
        stats={isOwn ? ownStats(start, requests.pending.received) : connectStats}
      />
      <Tabs<TabId>
        label="Creator Connect"
        selected={tab}
        onChange={setTab}
        items={[
          {
            id: 'deals',
            label: 'Brand Deals',
            content: counted ? (
              <CountedDeals counted={counted} onShowAll={() => setCounted('')} />
            ) : (
              <BrandDealsTab onBrowseBusinesses={() => setTab('businesses')} />
            ),
          },
          {
            id: 'businesses',
            label: 'Business Directory',
            content: (
              <Suspense fallback={<SkeletonCards />}>
                <BusinessDirectoryTab isOwn={isOwn} onBrowseDeals={() => setTab('deals')} />
              </Suspense>
            ),
          },
          {
            id: 'requests',
            label: 'Collaboration Requests',
            content: (
              <Suspense fallback={<SkeletonRows />}>
                <RequestsTab requests={requests} load={load} onBrowseDeals={() => setTab('deals')} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}

/** The three numbers of the user's own, each leading to the rows that it counts. */
function ownStats({ partnerships, earnings }: ConnectStart, received: number) {
  const href = screenHref('connect')
  const values = [partnerships, formatCents(earnings), received]
  const hrefs = [...COUNTED.map((counted) => `${href}?counted=${counted}`), `${href}?tab=requests`]
  return connectStats.map(({ label }, index) => ({
    label,
    value: values[index] ?? 0,
    href: hrefs[index] ?? href,
  }))
}
