'use client'

import { useState } from 'react'
import { type Counting, exportNumbers, readCounting } from '@/contracts/audience/numbers'
import { callUrl } from '@/contracts/core/call'
import { SCREENS } from '@/contracts/screens'
import { useLoad } from '../api/useLoad'
import { useSession } from '../session/useSession'
import { Button } from '../ui/Button'
import { lazyModule } from '../ui/lazyModule'
import { PageHeader } from '../ui/PageHeader'
import { formatDay } from '../ui/formatDay'
import { timeIn } from '../ui/timeZones'
import { CountedNumbers } from './analytics/CountedNumbers'
import { SoonCards } from './analytics/SoonCards'
import { StartCounting } from './analytics/StartCounting'
import { daysText } from './analytics/range'
import { useView } from './analytics/useView'

const sharing = lazyModule(() => import('./analytics/ShareNumbers'))

type Props = {
  counting: Counting
  /** The site's time zone. */
  zone: string
}

/** Visits, where they come from and what they lead to, once an admin has begun to count (docs/behaviour.md, 4.9). */
export function AnalyticsScreen({ counting, zone }: Props) {
  const isAdmin = useSession().user?.isAdmin === 'true'
  const { data = counting } = useLoad(readCounting, { rendered: counting })
  const { isCounting, countingSince } = data
  const view = useView(zone, countingSince)
  const [isSharing, setSharing] = useState(false)
  const share = sharing.useWhen(isSharing, () => setSharing(false))
  const start = isAdmin && !isCounting && <StartCounting isAgain={countingSince !== null} />
  if (countingSince === null) {
    return (
      <>
        <PageHeader title={SCREENS.analytics.title}>No visit has been counted yet.</PageHeader>
        {start}
        <SoonCards />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={SCREENS.analytics.title}
        actions={
          <>
            <a className="button button-line" href={callUrl(exportNumbers, { query: view.query })} download>
              CSV
            </a>
            {isAdmin && (
              <Button
                variant="line"
                icon="globe"
                onHoverStart={sharing.preload}
                onPress={() => setSharing(true)}
              >
                Share
              </Button>
            )}
          </>
        }
      >
        {daysText(view.days)}.{' '}
        {isCounting ? `Counting since ${formatDay(countingSince)}` : 'Not counting now'}, in {timeIn(zone)}.
      </PageHeader>
      {start}
      <CountedNumbers view={view} isCounting={isCounting} />
      {share && <share.ShareNumbers days={view.days} isOpen={isSharing} onOpenChange={setSharing} />}
    </>
  )
}
