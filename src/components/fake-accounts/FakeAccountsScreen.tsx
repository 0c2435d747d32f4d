'use client'

import { Suspense, lazy, type ReactNode } from 'react'
import { FAKE_ACCOUNT_STATUSES, FAKE_ACCOUNT_STATUS_LABELS } from '@/contracts/fake-accounts'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows } from '../ui/Skeletons'
import { StatStrip } from '../ui/StatStrip'
import { Tabs } from '../ui/Tabs'
import { MyReportsTab } from './MyReportsTab'
import { useMyReports } from './useMyReports'
import { ReportFakeAccountDialog } from './ReportFakeAccountDialog'
import { FAKE_ACCOUNT_TONES } from './fakeAccountTones'

// Lazy, because the screen opens with the user's reports.
const HowToIdentify = lazy(async () => ({ default: (await import('./guides/HowToIdentify')).HowToIdentify }))
const PlatformGuide = lazy(async () => ({ default: (await import('./guides/PlatformGuide')).PlatformGuide }))

/** Shown while a number is not known. */
const UNKNOWN = '–'

const TABS = ['mine', 'identify', 'guide', 'takedown'] as const
type TabId = (typeof TABS)[number]

/** Reports of fake accounts and leaked images (docs/behaviour.md, 4.18). */
export function FakeAccountsScreen({ takedowns }: { takedowns: ReactNode }) {
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'mine', TABS)
  const reports = useMyReports()
  const { counts } = reports
  return (
    <>
      <PageHeader title={SCREENS['fake-accounts'].title} actions={<ReportFakeAccountDialog />}>
        Note each fake account, report it to its platform yourself, and keep here what came of it.
      </PageHeader>
      <StatStrip
        label="Reports"
        stats={[
          { label: 'Total', value: counts ? reports.totalOfAll : UNKNOWN },
          ...FAKE_ACCOUNT_STATUSES.map((status) => ({
            label: FAKE_ACCOUNT_STATUS_LABELS[status],
            value: counts?.[status] ?? UNKNOWN,
            tone: FAKE_ACCOUNT_TONES[status],
          })),
        ]}
      />
      <Tabs<TabId>
        label="Fake account handling"
        selected={tab}
        onChange={setTab}
        items={[
          {
            id: 'mine',
            label: 'My Reports',
            content: <MyReportsTab reports={reports} />,
          },
          { id: 'identify', label: 'How to Identify', content: inTime(<HowToIdentify />) },
          { id: 'guide', label: 'Platform Guide', content: inTime(<PlatformGuide />) },
          { id: 'takedown', label: 'Image Takedown', content: inTime(takedowns) },
        ]}
      />
    </>
  )
}

function inTime(content: ReactNode) {
  return <Suspense fallback={<SkeletonRows />}>{content}</Suspense>
}
