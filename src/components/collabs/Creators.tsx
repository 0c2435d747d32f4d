'use client'

import { useState } from 'react'
import { CARD_TEXTS, type CreatorCard, type ListedCreator, listCreators } from '@/contracts/collabs/creators'
import type { CollabRequestList } from '@/contracts/collabs/requests'
import { lazyDialog } from '../api/lazyDialog'
import { useDebounced } from '../layout/useDebounced'
import { usePagedList } from '../layout/usePagedList'
import { Avatar } from '../ui/Avatar'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Toolbar } from '../ui/Columns'
import { EmptyState } from '../ui/EmptyState'
import { SearchField } from '../ui/SearchField'
import { WhenLoaded } from '../ui/WhenLoaded'
import { PersonRows } from './PersonRows'

/** The user's own card, and the creators who want to be found (docs/behaviour.md, 4.6). */
export function Creators({ requests }: { requests: CollabRequestList }) {
  const [words, setWords] = useState('')
  const q = useDebounced(words.trim()) || undefined
  const { items, first, load, more, listRef } = usePagedList(listCreators, { query: q ? { q } : {} })
  const waiting = new Set([
    ...requests.received.flatMap(({ state, fromId }) => (state === 'pending' ? [fromId] : [])),
    ...requests.sent.flatMap(({ state, toId }) => (state === 'pending' ? [toId] : [])),
  ])
  return (
    <WhenLoaded load={load} text="Loading creators..." failure={CARD_TEXTS.notLoaded}>
      {() => (
        <>
          {first && <OwnCard card={first.card} />}
          {(items.length > 0 || q) && (
            <Toolbar>
              <SearchField label="Search creators" value={words} onChange={setWords} />
            </Toolbar>
          )}
          <section className="card" aria-label="Creators">
            {items.length === 0 ? (
              <EmptyState title={q ? 'Nobody found' : 'Nobody yet'}>
                {q ? 'Try another word.' : 'Nobody else wants to be found at the moment. Be the first.'}
              </EmptyState>
            ) : (
              <PersonRows ref={listRef}>
                {items.map((creator) => (
                  <CreatorRow key={creator.id} creator={creator} isWaiting={waiting.has(creator.id)} />
                ))}
              </PersonRows>
            )}
          </section>
          {more}
        </>
      )}
    </WhenLoaded>
  )
}

function OwnCard({ card }: { card: CreatorCard }) {
  const { isListed, displayName, headline, niche } = card
  return (
    <section className="card" aria-label="Your card">
      <PersonRows>
        <li>
          <Avatar name={displayName || '?'} />
          <div>
            <h2 className="card-title">{displayName || 'Your card'}</h2>
            <p className="subtle">
              {[niche, headline].filter(Boolean).join('. ') ||
                'Others find you once you have a card and want to be found.'}
            </p>
          </div>
          <span data-end>
            <Badge tone={isListed ? 'green' : 'grey'}>{isListed ? 'You can be found' : 'Not listed'}</Badge>
            <CardDialog
              card={card}
              button={(open) => (
                <Button variant="line" size="small" onPress={open}>
                  Edit your card
                </Button>
              )}
            />
          </span>
        </li>
      </PersonRows>
    </section>
  )
}

function CreatorRow({ creator, isWaiting }: { creator: ListedCreator; isWaiting: boolean }) {
  const { name, niche, headline } = creator
  return (
    <li>
      <Avatar name={name} />
      <div>
        <h2 className="card-title">{name}</h2>
        <p className="subtle">{[niche, headline].filter(Boolean).join('. ')}</p>
      </div>
      <span data-end>
        {isWaiting ? (
          <Badge tone="amber">A request waits</Badge>
        ) : (
          <RequestDialog
            creator={creator}
            button={(open) => (
              <Button variant="line" size="small" aria-label={`Ask ${name}`} onPress={open}>
                Ask
              </Button>
            )}
          />
        )}
      </span>
    </li>
  )
}

const CardDialog = lazyDialog(async () => (await import('./CardForm')).CardForm)

const RequestDialog = lazyDialog(async () => (await import('./RequestForm')).RequestForm)
