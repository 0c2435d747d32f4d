'use client'

import { type ReactNode, useState } from 'react'
import { type ListingReview, LISTING_TEXTS, REVIEWS_MAX, decideListing } from '@/contracts/creatorListings'
import { useSend } from '../../api/useSend'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { LocalDay } from '../../ui/LocalDay'
import { TextArea } from '../../ui/TextArea'
import { pictureOf } from './listing'
import { comparedFields } from './comparedFields'
import { Pane, Queue, Split } from './reviewStyles'
import { LISTING_FAILURE } from './useManagedListings'

type Props = { reviews: readonly ListingReview[] }

/** What waits for an admin: the queue, the longest waiting first, and one of it beside its public copy. */
export function ReviewTab({ reviews }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = reviews.find(({ listing }) => listing.id === chosen) ?? reviews[0]
  if (!shown)
    return (
      <div className="card">
        <EmptyState title="Nothing waits">
          Listings that creators submit stand here. Nothing is public before you say so.
        </EmptyState>
      </div>
    )
  return (
    <Split>
      <Queue className="card" aria-label="Waiting listings">
        {reviews.map(({ listing: { id, name }, owner, published, submittedAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown.listing.id || undefined}
              onClick={() => setChosen(id)}
            >
              <span>
                <b>{name}</b>
                <Badge tone={published ? 'blue' : 'amber'}>{published ? 'Change' : 'New'}</Badge>
              </span>
              <small>
                {owner}, <LocalDay iso={submittedAt} />
              </small>
            </button>
          </li>
        ))}
        {reviews.length >= REVIEWS_MAX && (
          <li className="subtle">{`The ${REVIEWS_MAX} that wait longest. Others follow once these are decided.`}</li>
        )}
      </Queue>
      <Review key={`${shown.listing.id} ${shown.listing.version}`} review={shown} />
    </Split>
  )
}

/** A listing field by field, what is public now beside what an approval would make public. */
function Review({ review }: { review: ListingReview }) {
  const { listing, owner, published } = review
  const fields = comparedFields(review)
  const differing = fields.filter(({ isChanged }) => isChanged).length
  return (
    <Pane className="card" aria-label={`Review of ${listing.name}`}>
      <header>
        <h2>{listing.name}</h2>
        <p className="subtle">{published ? `From ${owner}, ${differText(differing)}` : `From ${owner}`}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Field</span>
            </th>
            <th scope="col">
              Public now
              {listing.publishedUrl && (
                <LinkButton href={listing.publishedUrl} variant="quiet" size="small">
                  Open page
                </LinkButton>
              )}
            </th>
            <th scope="col">After approval</th>
          </tr>
        </thead>
        <tbody>
          <Row
            label="Picture"
            before={published?.imageUrl && <img src={`${published.imageUrl}?size=480`} alt="Public now" />}
            after={listing.imageId && <img src={pictureOf(listing) ?? undefined} alt="After approval" />}
            isNew={!published}
          />
          {fields.map(({ label, before, after, isChanged }) => (
            <Row
              key={label}
              label={label}
              before={published && (isChanged && before ? <del>{before}</del> : before)}
              after={isChanged || !published ? after && <ins>{after}</ins> : <i>No change</i>}
              isNew={!published}
            />
          ))}
        </tbody>
      </table>
      <Decision review={review} />
    </Pane>
  )
}

/** Of a change, whose picture is compared by eye. */
function differText(count: number): string {
  if (count === 0) return 'no text differs'
  return count === 1 ? 'one field differs' : `${count} fields differ`
}

type RowProps = { label: string; before: ReactNode; after: ReactNode; isNew: boolean }

function Row({ label, before, after, isNew }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{before || <i>{isNew ? 'Not public' : 'None'}</i>}</td>
      <td>{after || <i>None</i>}</td>
    </tr>
  )
}

function Decision({ review: { listing, owner, published } }: { review: ListingReview }) {
  const { id, name, version } = listing
  const [note, setNote] = useState('')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const outcome = { ...LISTING_FAILURE, failure: LISTING_TEXTS.saveFailed }
  const approve = useSend(decideListing, {
    ...outcome,
    success: { title: LISTING_TEXTS.approved, description: name },
  })
  const reject = useSend(decideListing, {
    ...outcome,
    success: { title: LISTING_TEXTS.declined, description: name },
  })
  const decide = (decision: 'approved' | 'rejected') => ({
    params: { id },
    body: { version, decision, note: note.trim() || null },
  })
  return (
    <footer>
      <TextArea
        label={`Note to ${owner}`}
        description="Needed to reject: say what to change, not what is wrong."
        maxLength={500}
        value={note}
        onChange={(text) => {
          setNote(text)
          setNoteMissing(false)
        }}
        {...(isNoteMissing && { errorMessage: LISTING_TEXTS.noteRequired })}
      />
      <p>
        <Button
          variant="primary"
          isPending={approve.isPending}
          pendingText="Approving..."
          onPress={() => void approve.run(decide('approved'))}
        >
          {published ? 'Approve the change' : 'Approve'}
        </Button>
        <Button
          variant="danger"
          isPending={reject.isPending}
          pendingText="Rejecting..."
          onPress={() => {
            if (note.trim() === '') setNoteMissing(true)
            else void reject.run(decide('rejected'))
          }}
        >
          Reject
        </Button>
        <span className="subtle">{`${owner} gets one notification.`}</span>
      </p>
    </footer>
  )
}
