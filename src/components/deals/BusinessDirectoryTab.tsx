'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { type Business, listBusinesses } from '@/contracts/collabs/businesses'
import { useLoad } from '../api/useLoad'
import { Button } from '../ui/Button'
import { Toolbar } from '../ui/Columns'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { EmptyState } from '../ui/EmptyState'
import { LinkButton } from '../ui/LinkButton'
import { ListRows } from '../ui/ListRows'
import { MetaRow } from '../ui/MetaRow'
import { SampleBadge } from '../ui/SampleBadge'
import { Select } from '../ui/Select'
import { Monogram } from '../ui/Monogram'
import { WhenLoaded } from '../ui/WhenLoaded'
import { sampleBusinesses } from './sampleBusinesses'

const ALL = 'all'

type Props = { isOwn: boolean; onBrowseDeals: () => void }

/**
 * Four sample businesses, whose industry filter does not filter; once the set is the user's own, those that look for
 * creators (docs/behaviour.md, 4.6).
 */
export function BusinessDirectoryTab({ isOwn, onBrowseDeals }: Props) {
  const { data = [], ...load } = useLoad(listBusinesses, { isOn: isOwn })
  if (!isOwn) return <Businesses businesses={sampleBusinesses} isSample onBrowseDeals={onBrowseDeals} />
  return (
    <WhenLoaded load={load} text="Loading businesses..." failure="The businesses could not be loaded.">
      {() => <Businesses businesses={data} onBrowseDeals={onBrowseDeals} />}
    </WhenLoaded>
  )
}

type ListProps = { businesses: readonly Business[]; isSample?: boolean; onBrowseDeals: () => void }

function Businesses({ businesses, isSample = false, onBrowseDeals }: ListProps) {
  const [industry, setIndustry] = useState(ALL)
  const [shown, setShown] = useState<Business | null>(null)
  const industries = [...new Set(businesses.flatMap((each) => each.industry ?? []))]
  const fitting = isSample
    ? businesses
    : businesses.filter((each) => industry === ALL || each.industry === industry)
  if (businesses.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="No businesses yet"
          action={
            <Button variant="line" size="small" onPress={onBrowseDeals}>
              Browse brand deals
            </Button>
          }
        >
          Places that look for creators stand here, and companies with open deals.
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="stack">
      <Toolbar>
        <Select
          label="Industry"
          items={[
            { id: ALL, label: 'All industries' },
            ...industries.map((each) => ({ id: each, label: each })),
          ]}
          value={industry}
          onChange={setIndustry}
        />
      </Toolbar>
      <div className="card">
        <ListRows>
          {fitting.map((business) => (
            <li key={business.id}>
              <Monogram name={business.name} />
              <div>
                <h2 className="card-title">{business.name}</h2>
                <p className="subtle">{business.industry}</p>
              </div>
              <span data-end>
                <Button
                  variant="line"
                  size="small"
                  aria-label={`View Details of ${business.name}`}
                  onPress={() => setShown(business)}
                >
                  View Details
                </Button>
              </span>
            </li>
          ))}
        </ListRows>
      </div>
      <Dialog
        title={shown?.name ?? 'Business'}
        isOpen={shown !== null}
        onOpenChange={(isOpen) => !isOpen && setShown(null)}
      >
        {shown && (
          <>
            <About>
              <Monogram name={shown.name} />
              <div>
                {isSample && <SampleBadge />}
                <p>{shown.description}</p>
                <MetaRow
                  items={[
                    { icon: 'tag', text: shown.industry },
                    { icon: 'pin', text: shown.location },
                    { icon: 'list', text: dealsText(shown.openDeals) },
                  ]}
                />
              </div>
            </About>
            <DialogActions>
              {isSample ? (
                <Button variant="line" onPress={onBrowseDeals}>
                  Browse brand deals
                </Button>
              ) : (
                <LinkButton href={shown.href}>{linkText(shown)}</LinkButton>
              )}
            </DialogActions>
          </>
        )}
      </Dialog>
    </div>
  )
}

function dealsText(openDeals: number): string | null {
  if (openDeals === 0) return null
  return openDeals === 1 ? '1 open deal' : `${openDeals} open deals`
}

function linkText({ href, openDeals }: Business): string {
  if (href.startsWith('/directory/')) return 'See its page'
  return openDeals === 1 ? 'See the deal' : 'See the deals'
}

const About = styled.div`
  display: flex;
  gap: 1rem;
  align-items: flex-start;
`
