'use client'

import { styled } from 'styled-components'
import type { DealPipeline } from '@/contracts/deals'
import { useLongList } from '../layout/useLongList'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { Toolbar } from '../ui/Columns'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { LoadingText } from '../ui/LoadingText'
import { Select } from '../ui/Select'
import { SkeletonCards } from '../ui/Skeletons'
import { DealCard } from './DealCard'
import { formatDealType } from './dealFormat'
import { useBrandDeals } from './useBrandDeals'

const ALL = 'all'

/** The active deals with two filters whose options come from the loaded deals (docs/behaviour.md, 4.6). */
export function BrandDealsTab({ onBrowseBusinesses }: { onBrowseBusinesses: () => void }) {
  const { deals, applications, pipelines, isLoading, error, reload } = useBrandDeals()
  const industries = options(
    deals.map((deal) => deal.industry),
    String,
  )
  const dealTypes = options(
    deals.map((deal) => deal.dealType),
    formatDealType,
  )
  const [industry, setIndustry] = useUrlChoice('industry', ALL, idsOf(industries))
  const [dealType, setDealType] = useUrlChoice('type', ALL, idsOf(dealTypes))
  const fitting = deals.filter(
    (deal) =>
      (industry === ALL || deal.industry === industry) && (dealType === ALL || deal.dealType === dealType),
  )
  const { shown, search, nothing, more, listRef } = useLongList('deals', fitting, (deal) => [
    deal.campaignTitle,
    deal.companyName,
    deal.description,
    deal.location,
  ])
  if (isLoading) {
    return <LoadingText skeleton={<SkeletonCards columns={1} />}>Loading brand deals...</LoadingText>
  }
  if (error) return <ErrorNote onRetry={reload}>The brand deals could not be loaded.</ErrorNote>
  const closed = <ClosedDeals pipelines={pipelines} />
  if (deals.length === 0) {
    return (
      <Stack>
        <div className="card">
          <EmptyState
            title="No deals yet"
            action={
              <Button size="small" onPress={onBrowseBusinesses}>
                Browse businesses
              </Button>
            }
          >
            No brand deals available at the moment.
          </EmptyState>
        </div>
        {closed}
      </Stack>
    )
  }
  return (
    <Stack>
      <Toolbar>
        {search}
        <Select
          label="Industry"
          items={[{ id: ALL, label: 'All industries' }, ...industries]}
          value={industry}
          onChange={setIndustry}
        />
        <Select
          label="Deal type"
          items={[{ id: ALL, label: 'All deal types' }, ...dealTypes]}
          value={dealType}
          onChange={setDealType}
        />
        <Count aria-live="polite">{`${fitting.length} ${fitting.length === 1 ? 'deal' : 'deals'}`}</Count>
      </Toolbar>
      {nothing}
      {fitting.length === 0 && !nothing && (
        <div className="card">
          <EmptyState
            title="No deal fits"
            action={
              <Button
                size="small"
                onPress={() => {
                  setIndustry(ALL)
                  setDealType(ALL)
                }}
              >
                Show all deals
              </Button>
            }
          >
            Choose another industry or deal type.
          </EmptyState>
        </div>
      )}
      <Stack ref={listRef}>
        {shown.map((deal) => (
          <DealCard
            key={deal.id}
            deal={deal}
            application={applications.find(({ brandDealId }) => brandDealId === deal.id)}
            pipeline={pipelines.find(({ application }) => application.brandDealId === deal.id)}
          />
        ))}
      </Stack>
      {more}
      {closed}
    </Stack>
  )
}

/** Closed deals that the user has applied to: an approved application continues after its deal is closed. */
function ClosedDeals({ pipelines }: { pipelines: readonly DealPipeline[] }) {
  const closed = pipelines.filter(({ deal }) => deal.status !== 'active')
  if (closed.length === 0) return null
  return (
    <>
      <ClosedHeading className="card-title">Closed deals you applied to</ClosedHeading>
      {closed.map((pipeline) => (
        <DealCard key={pipeline.deal.id} {...pipeline} pipeline={pipeline} />
      ))}
    </>
  )
}

function options(values: (string | null)[], toLabel: (value: string) => string) {
  const known = [...new Set(values.filter((value) => value !== null))].toSorted()
  return known.map((value) => ({ id: value, label: toLabel(value) }))
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id)
}

const Stack = styled.div`
  display: grid;
  gap: 0.75rem;
`

const Count = styled.p`
  margin-left: auto;
  font-size: var(--t-small);
  color: var(--ink-2);
`

const ClosedHeading = styled.h2`
  margin-top: 1.25rem;
`
