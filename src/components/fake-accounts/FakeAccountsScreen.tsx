'use client'

import type { ReactNode } from 'react'
import { FAKE_ACCOUNT_STATUSES, FAKE_ACCOUNT_STATUS_LABELS } from '@/contracts/fake-accounts'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { PageHeader } from '../ui/PageHeader'
import { StatStrip } from '../ui/StatStrip'
import { Tabs } from '../ui/Tabs'
import { MyReportsTab } from './MyReportsTab'
import { ReportFakeAccountDialog } from './ReportFakeAccountDialog'
import { HowToIdentify } from './guides/HowToIdentify'
import { PlatformGuide } from './guides/PlatformGuide'
import { FAKE_ACCOUNT_TONES } from './fakeAccountTones'
import { useFakeAccountReports } from './useFakeAccountReports'

/** Shown for a number that is not known. */
const UNKNOWN = '–'

const TABS = ['mine', 'identify', 'guide', 'takedown'] as const
type TabId = (typeof TABS)[number]

/** Reports of fake accounts and leaked images (docs/behaviour.md, 4.18). */
export function FakeAccountsScreen({ takedowns }: { takedowns: ReactNode }) {
  const [tab, setTab] = useUrlChoice<TabId>('tab', 'mine', TABS)
  const { reports, isLoading, error, reload } = useFakeAccountReports()
  const isKnown = !isLoading && !error
  return (
    <>
      <PageHeader title={SCREENS['fake-accounts'].title} actions={<ReportFakeAccountDialog />}>
        Note each fake account, report it to its platform yourself, and keep here what came of it.
      </PageHeader>
      <StatStrip
        label="Reports"
        stats={[
          { label: 'Total', value: isKnown ? reports.length : UNKNOWN },
          ...FAKE_ACCOUNT_STATUSES.map((status) => ({
            label: FAKE_ACCOUNT_STATUS_LABELS[status],
            value: isKnown ? reports.filter(({ reportStatus }) => reportStatus === status).length : UNKNOWN,
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
            content: <MyReportsTab reports={reports} isLoading={isLoading} error={error} onRetry={reload} />,
          },
          { id: 'identify', label: 'How to Identify', content: <HowToIdentify /> },
          { id: 'guide', label: 'Platform Guide', content: <PlatformGuide /> },
          { id: 'takedown', label: 'Image Takedown', content: takedowns },
        ]}
      />
    </>
  )
}
