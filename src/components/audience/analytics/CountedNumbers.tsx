'use client'

import { type Counting, type Numbers, readNumbers } from '@/contracts/audience/numbers'
import { MINUTE_MS } from '@/contracts/core/time'
import { dayInZone } from '@/contracts/orders/availability'
import { useLoad } from '../../api/useLoad'
import { TwoColumns } from '../../ui/Columns'
import { SkeletonCards, SkeletonStrip } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { formatDay } from '../../ui/formatDay'
import { AudienceCard } from './AudienceCard'
import { FilterChips } from './FilterChips'
import { FunnelCard } from './FunnelCard'
import { LeftOut } from './LeftOut'
import { NumbersStrip } from './NumbersStrip'
import { RangeBar } from './RangeBar'
import { RevenueCard } from './RevenueCard'
import { TopContent } from './TopContent'
import type { View } from './useView'

type Props = { view: View; isCounting: Counting['isCounting'] }

/** What was counted in the chosen days; while they reach today, it follows every minute. */
export function CountedNumbers({ view, isCounting }: Props) {
  const { query, days, before, today, filters, isCompared } = view
  const isNow = isCounting && days.to === today
  const load = useLoad(readNumbers, {
    query,
    keepPreviousData: true,
    ...(isNow && { refreshInterval: MINUTE_MS }),
  })
  const { data: numbersBefore } = useLoad(readNumbers, {
    query: { ...query, ...before },
    isOn: isCompared,
    keepPreviousData: true,
  })
  const { data: whole } = useLoad(readNumbers, { query: days, isOn: filters.length > 0 })
  const compared = isCompared && numbersBefore && wasCounted(numbersBefore) ? numbersBefore : undefined
  return (
    <>
      <div className="stack">
        <RangeBar view={view} />
        <FilterChips view={view} shown={load.data?.totals.visits} all={whole?.totals.visits} />
        {load.data?.limitedTo && (
          <p className="callout">
            With filters, numbers reach back to {formatDay(load.data.limitedTo)}: single visits are not kept
            longer.
          </p>
        )}
      </div>
      <WhenLoaded
        load={load}
        text="Loading your numbers..."
        skeleton={
          <>
            <SkeletonStrip count={3} />
            <SkeletonCards count={2} columns={1} />
          </>
        }
        failure="Your numbers could not be loaded."
      >
        {() =>
          load.data && (
            <>
              <NumbersStrip numbers={load.data} before={compared} />
              <AudienceCard view={view} numbers={load.data} before={compared} />
              <TwoColumns>
                <TopContent view={view} totals={load.data.totals} />
                <RevenueCard view={view} />
              </TwoColumns>
              <FunnelCard view={view} />
              <LeftOut leftOut={load.data.leftOut} />
            </>
          )
        }
      </WhenLoaded>
    </>
  )
}

/** Whether days without a visit were counted: they are compared with only if some of them lie after the start. */
function wasCounted({ totals, range, countingSince, zone }: Numbers): boolean {
  return totals.visits > 0 || (countingSince !== null && range.to >= dayInZone(new Date(countingSince), zone))
}
