'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../ui/Button'
import { Toolbar } from '../ui/Columns'
import { Dialog } from '../ui/Dialog'
import { DialogActions } from '../ui/DialogActions'
import { ListRows } from '../ui/ListRows'
import { MetaRow } from '../ui/MetaRow'
import { SampleBadge } from '../ui/SampleBadge'
import { SampleNote } from '../ui/SampleNote'
import { Select } from '../ui/Select'
import { Monogram } from '../ui/Monogram'
import { type Business, sampleBusinesses } from './sampleBusinesses'

const ALL = 'all'
const INDUSTRIES = [
  { id: ALL, label: 'All industries' },
  ...sampleBusinesses.map(({ industry }) => ({ id: industry, label: industry })),
]

/** Four sample businesses; the industry filter does not filter (docs/behaviour.md, 4.6). */
export function BusinessDirectoryTab({ onBrowseDeals }: { onBrowseDeals: () => void }) {
  const [industry, setIndustry] = useState(ALL)
  const [shown, setShown] = useState<Business | null>(null)
  return (
    <div className="stack">
      <SampleNote>
        Four sample businesses; the industry filter does not filter them. Those that look for creators stand
        here in a later version, and their open deals are under Brand Deals.
      </SampleNote>
      <Toolbar>
        <Select label="Industry" items={INDUSTRIES} value={industry} onChange={setIndustry} />
      </Toolbar>
      <div className="card">
        <ListRows>
          {sampleBusinesses.map((business) => (
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
                <SampleBadge />
                <p>{shown.description}</p>
                <MetaRow
                  items={[
                    { icon: 'tag', text: shown.industry },
                    { icon: 'pin', text: shown.location },
                  ]}
                />
              </div>
            </About>
            <DialogActions>
              <Button variant="line" onPress={onBrowseDeals}>
                Browse brand deals
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
    </div>
  )
}

const About = styled.div`
  display: flex;
  gap: 1rem;
  align-items: flex-start;
`
