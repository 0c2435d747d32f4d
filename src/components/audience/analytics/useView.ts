'use client'

import { useEffect } from 'react'
import { type Filter, FILTERS_MAX, filterText, parseFilters } from '@/contracts/audience/dimensions'
import { dayInZone } from '@/contracts/orders/availability'
import { useUrlChoice, useUrlText } from '../../layout/useScreenSearch'
import { changeUrlSearch } from '../../layout/useUrlSearch'
import { type Days, RANGES, type RangeId, daysBefore, daysOf, firstDayOf } from './range'

/** What of the numbers is shown; kept in the address (docs/behaviour.md, 2.12). */
export type View = {
  range: RangeId
  days: Days
  /** The first and the last day that one's own range can have. */
  first: string
  today: string
  before: Days
  /** The longest range that ends today. */
  longest: Days
  isCompared: boolean
  filters: Filter[]
  /** The query of every call for these days and filters. */
  query: Days & { filter?: string }
  setRange: (range: RangeId) => void
  setOwn: (days: Days) => void
  setCompared: (isCompared: boolean) => void
  /** Undefined when there are as many filters as there can be. */
  addFilter: ((filter: Filter) => void) | undefined
  removeFilter: (filter: Filter) => void
}

const DEFAULT_RANGE = '28'
const COMPARISONS = ['previous', 'none'] as const

export function useView(zone: string, countingSince: string | null): View {
  const [compare, setCompare] = useUrlChoice('compare', 'previous', COMPARISONS)
  const [from] = useUrlText('from')
  const [to] = useUrlText('to')
  // Two days alone are one's own range.
  const [range] = useUrlChoice<RangeId>('range', from && to ? 'own' : DEFAULT_RANGE, RANGES)
  const [filterQuery] = useUrlText('filter')
  const today = dayInZone(undefined, zone)
  const first = firstDayOf(today, countingSince === null ? today : dayInZone(new Date(countingSince), zone))
  const days = daysOf(range, { first, today }, { from, to })
  const isAsGiven = range !== 'own' || (days.from === from && days.to === to)
  useEffect(() => {
    if (!isAsGiven) changeUrlSearch({ from: days.from, to: days.to }, 'replace')
  }, [isAsGiven, days.from, days.to])
  const filters = (filterQuery && parseFilters(filterQuery)) || []
  const filter = filterText(filters)
  return {
    range,
    days,
    first,
    today,
    before: daysBefore(days),
    longest: daysOf('own', { first, today }, { from: first, to: today }),
    isCompared: compare === 'previous',
    filters,
    query: { ...days, ...(filter && { filter }) },
    setRange: (next) => {
      const named = next === DEFAULT_RANGE ? '' : next
      changeUrlSearch(next === 'own' ? { range: next, ...days } : { range: named, from: '', to: '' }, 'push')
    },
    setOwn: (own) => changeUrlSearch({ range: 'own', ...own }, 'push'),
    setCompared: (isCompared) => setCompare(isCompared ? 'previous' : 'none'),
    addFilter:
      filters.length < FILTERS_MAX
        ? (added) => setFilters([...filters.filter((each) => !isSame(each, added)), added])
        : undefined,
    removeFilter: (removed) => setFilters(filters.filter((each) => !isSame(each, removed))),
  }
}

function setFilters(filters: readonly Filter[]): void {
  changeUrlSearch({ filter: filterText(filters) ?? '' }, 'push')
}

function isSame(one: Filter, other: Filter): boolean {
  return one.dim === other.dim && one.value === other.value
}
