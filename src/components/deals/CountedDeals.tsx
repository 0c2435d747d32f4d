'use client'

import { type DealPipeline, listDealPipelines, readsBrief } from '@/contracts/deals'
import { useLoad } from '../api/useLoad'
import { Button } from '../ui/Button'
import { Toolbar } from '../ui/Columns'
import { EmptyState } from '../ui/EmptyState'
import { SkeletonCards } from '../ui/Skeletons'
import { WhenLoaded } from '../ui/WhenLoaded'
import { DealCard } from './DealCard'

/** The numbers of Creator Connect that count deals, as the address names them. */
export const COUNTED = ['partnerships', 'earnings'] as const
export type Counted = (typeof COUNTED)[number]

type Rows = { heading: string; none: string; includes: (pipeline: DealPipeline) => boolean }

const ROWS: Record<Counted, Rows> = {
  partnerships: {
    heading: 'Active partnerships',
    none: 'A deal stands here from its approval until it is completed.',
    includes: ({ application: { status } }) => readsBrief(status) && status !== 'completed',
  },
  earnings: {
    heading: 'What you were paid for',
    none: 'A deal stands here once something was paid for it.',
    includes: ({ paid }) => paid > 0,
  },
}

/** The deals that one of the numbers above counts (docs/behaviour.md, 4.6). */
export function CountedDeals({ counted, onShowAll }: { counted: Counted; onShowAll: () => void }) {
  const { data = [], ...load } = useLoad(listDealPipelines)
  const { heading, none, includes } = ROWS[counted]
  const found = data.filter(includes)
  return (
    <WhenLoaded
      load={load}
      text="Loading brand deals..."
      skeleton={<SkeletonCards columns={1} />}
      failure="The brand deals could not be loaded."
    >
      {() => (
        <section className="stack" aria-labelledby="counted-deals">
          <Toolbar>
            <h2 id="counted-deals" className="card-title">
              {heading}
            </h2>
            <Button variant="line" size="small" onPress={onShowAll}>
              Show all deals
            </Button>
          </Toolbar>
          {found.length === 0 && (
            <div className="card">
              <EmptyState title="None yet">{none}</EmptyState>
            </div>
          )}
          {found.map((pipeline) => (
            <DealCard key={pipeline.deal.id} {...pipeline} pipeline={pipeline} />
          ))}
        </section>
      )}
    </WhenLoaded>
  )
}
