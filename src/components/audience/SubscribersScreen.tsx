'use client'

import { useRouter } from 'next/navigation'
import { Suspense, lazy } from 'react'
import { WELCOME_HREF, letterHref } from '@/contracts/audience/letterPages'
import { createLetter, listLetters } from '@/contracts/audience/letters'
import { callUrl } from '@/contracts/core/call'
import {
  SUBSCRIBER_TEXTS,
  type SubscriberSummary,
  exportSubscribers,
  summarizeSubscribers,
} from '@/contracts/audience/subscribers'
import { SCREENS } from '@/contracts/screens'
import { lazyDialog } from '../api/lazyDialog'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'
import { useUrlChoice } from '../layout/useScreenSearch'
import { useSession } from '../session/useSession'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows, SkeletonStrip } from '../ui/Skeletons'
import { StatStrip } from '../ui/StatStrip'
import { Tabs } from '../ui/Tabs'
import { WhenLoaded } from '../ui/WhenLoaded'
import { formatDay } from '../ui/formatDay'
import { toast } from '../ui/toast/toastQueue'
import { NoSubscribers, SubscribersList } from './SubscribersList'
import { count } from '../ui/count'

const TABS = ['subscribers', 'letters'] as const

// Lazy, because the screen opens with the people, and a fresh site has neither.
const GrowthChart = lazy(async () => ({ default: (await import('./GrowthChart')).GrowthChart }))
const LettersTab = lazy(async () => ({ default: (await import('./letters/LettersTab')).LettersTab }))
const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog)

/** Who is on the list; addresses are shown to admins alone (docs/behaviour.md, 4.16). */
export function SubscribersScreen({ summary }: { summary: SubscriberSummary | null }) {
  const isAdmin = useSession().user?.isAdmin === 'true'
  const load = useLoad(summarizeSubscribers, { rendered: summary ?? undefined })
  const [tab, setTab] = useUrlChoice<(typeof TABS)[number]>('tab', 'subscribers', TABS)
  const list = isAdmin ? (
    <SubscribersList pending={load.data?.pending ?? 0} />
  ) : (
    <div className="card">
      {load.data && load.data.total > 0 ? (
        <EmptyState title="For admins">Addresses are shown to admins.</EmptyState>
      ) : (
        <NoSubscribers />
      )}
    </div>
  )
  const letters = (
    <Suspense fallback={<SkeletonRows />}>
      <LettersTab isAdmin={isAdmin} />
    </Suspense>
  )
  // A fresh site has no tabs: there is nothing to choose from.
  const hasTabs = load.data !== undefined && load.data.total + load.data.letters > 0
  return (
    <>
      <PageHeader
        title={SCREENS.subscribers.title}
        actions={
          <>
            {isAdmin && (
              <ImportDialog
                button={(open) => (
                  <Button variant="line" onPress={open}>
                    Import
                  </Button>
                )}
              />
            )}
            {isAdmin ? (
              <a className="button button-line" href={callUrl(exportSubscribers)} download>
                Export List
              </a>
            ) : (
              <Button variant="line" onPress={refuseExport}>
                Export List
              </Button>
            )}
            <SendEmail />
          </>
        }
      >
        {hasTabs
          ? 'Only people who confirmed, or were imported with their consent, count here.'
          : 'Only people who confirmed count here.'}
        {isAdmin && load.data && !hasTabs && (
          <>
            {' '}
            They get your <a href={WELCOME_HREF}>welcome letter</a> once you have written it.
          </>
        )}
      </PageHeader>
      <WhenLoaded
        load={load}
        text="Loading your numbers..."
        skeleton={<SkeletonStrip count={4} />}
        failure="Your numbers could not be loaded."
      >
        {() =>
          load.data && (
            <>
              <Numbers summary={load.data} />
              {load.data.total > 0 && (
                <Suspense fallback={<SkeletonRows />}>
                  <GrowthChart growth={load.data.growth} />
                </Suspense>
              )}
            </>
          )
        }
      </WhenLoaded>
      {load.data && hasTabs ? (
        <Tabs
          label="Email Subscribers"
          selected={tab}
          onChange={setTab}
          items={[
            { id: 'subscribers', label: 'Subscribers', count: load.data.total, content: list },
            { id: 'letters', label: 'Letters', count: load.data.letters, content: letters },
          ]}
        />
      ) : (
        list
      )}
    </>
  )
}

/** Begins a letter, and leads to it. */
function SendEmail() {
  const router = useRouter()
  const create = useSend(createLetter, {
    refresh: [listLetters, summarizeSubscribers],
    failure: 'The letter could not be begun.',
    showsServerText: true,
  })
  async function begin(): Promise<void> {
    const letter = await create.run({ body: {} })
    if (letter) router.push(letterHref(letter.id))
  }
  return (
    <Button
      variant="primary"
      icon="mail"
      isPending={create.isPending}
      pendingText="Opening…"
      onPress={() => void begin()}
    >
      Send Email
    </Button>
  )
}

function refuseExport(): void {
  toast({
    title: SUBSCRIBER_TEXTS.askAnAdmin,
    description: SUBSCRIBER_TEXTS.onlyAdminsExport,
  })
}

/** A fresh site shows bare zeros; a number is explained once it counts something. */
function Numbers({ summary }: { summary: SubscriberSummary }) {
  const { total, active, left, bounced, newThisMonth, monthStart, openRate } = summary
  const gone = [left > 0 && `${count(left)} left`, bounced > 0 && `${count(bounced)} bounced`]
    .filter(Boolean)
    .join(', ')
  const notes = (note: string) => (total > 0 && note ? { note } : {})
  return (
    <StatStrip
      label="Subscribers"
      stats={[
        { label: 'Total Subscribers', value: count(total), ...notes('ever confirmed or imported') },
        { label: 'Active', value: count(active), ...notes(gone) },
        { label: 'New This Month', value: count(newThisMonth), ...notes(`since ${formatDay(monthStart)}`) },
        openRate
          ? { label: 'Open Rate', value: `≥ ${openRate.floor}%`, note: 'from clicks, opens are not tracked' }
          : { label: 'Open Rate', value: '--' },
      ]}
    />
  )
}
