'use client'

import { styled } from 'styled-components'
import {
  LISTING_TEXTS,
  submitListing,
  updateCreatorListing,
  unpublishListing,
} from '@/contracts/creatorListings'
import { send } from '../../api/request'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { useSend } from '../../api/useSend'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { LinkButton } from '../../ui/LinkButton'
import { SampleBadge } from '../../ui/SampleBadge'
import { StarButton } from '../../ui/StarButton'
import { ListingDialog } from './ListingDialog'
import { LISTING_STATE, type ManagedListing } from './listing'
import { useSampleListings } from './sampleListings'
import { LISTING_FAILURE } from './useManagedListings'

type Props = { listing: ManagedListing; onDelete: () => void }

/** A listing like the public card: its state, what to know of it, and the next step. */
export function ManagedListingCard({ listing, onDelete }: Props) {
  const { name, category, description, location, image, featured, rating, isSample, state } = listing
  const { label, tone } = LISTING_STATE[state]
  return (
    <Card className="card">
      <Picture data-empty={image ? undefined : true}>
        {image ? (
          <img src={image} alt="" loading="lazy" />
        ) : (
          <span>
            <Icon name="image" />
            No picture yet
          </span>
        )}
      </Picture>
      <Words>
        <Head>
          <p className="caption">{category}</p>
          {isSample ? <SampleBadge /> : <Badge tone={tone}>{label}</Badge>}
        </Head>
        <h2>{name}</h2>
        <p className="muted">{description}</p>
        <p className="subtle">
          {location} · {rating === 0 ? 'Not rated yet' : `${rating.toFixed(1)} of 5`}
        </p>
        <Note listing={listing} />
      </Words>
      <Foot>
        {featured && <span className="badge badge-glass">Featured</span>}
        {!isSample && <NextStep listing={listing} />}
        <Buttons>
          <Star listing={listing} />
          <ListingDialog
            listing={listing}
            button={(open) => <IconButton icon="edit" label={`Edit ${name}`} onPress={open} />}
          />
          <IconButton icon="trash" label={`Delete ${name}`} onPress={onDelete} />
        </Buttons>
      </Foot>
    </Card>
  )
}

/** What its owner should know of a listing: why it was rejected, or that a change of it waits. */
function Note({ listing: { state, decisionNote, publishedUrl } }: Pick<Props, 'listing'>) {
  if (state === 'rejected' && decisionNote)
    return (
      <Aside data-tone="red">
        <b>Note from the review</b>
        <span>{decisionNote}</span>
        {publishedUrl && <span>The public copy stays as it was.</span>}
      </Aside>
    )
  if (state === 'submitted' && publishedUrl)
    return (
      <Aside>
        <b>A change waits for review</b>
        <span>The public copy stays until then.</span>
      </Aside>
    )
  return null
}

/** Submit where the owner has to act; else the way to the public page, or that it waits. */
function NextStep({ listing: { id, name, state, publishedUrl, version } }: Pick<Props, 'listing'>) {
  const submit = useSend(submitListing, {
    ...LISTING_FAILURE,
    success: { title: LISTING_TEXTS.submitted, description: `${name}: an admin looks at it first.` },
    failure: LISTING_TEXTS.saveFailed,
  })
  const body = { version }
  return (
    <Steps>
      {state !== 'submitted' && state !== 'approved' && (
        <Button
          variant={state === 'unpublished' ? 'line' : 'ink'}
          size="small"
          aria-label={`Submit ${name}`}
          isPending={submit.isPending}
          onPress={() => void submit.run({ params: { id }, body })}
        >
          {state === 'draft' ? 'Submit' : 'Submit again'}
        </Button>
      )}
      {state === 'submitted' && <span className="subtle">Waits for an admin</span>}
      {publishedUrl && (
        <>
          <LinkButton href={publishedUrl} variant="quiet" size="small">
            Public page
            <span className="visually-hidden">{` of ${name}`}</span>
          </LinkButton>
          <SendAfterQuestion
            {...LISTING_FAILURE}
            button={(ask) => (
              <Button variant="quiet" size="small" aria-label={`Unpublish ${name}`} onPress={ask}>
                Unpublish
              </Button>
            )}
            title={`Unpublish ${name}?`}
            confirmLabel="Unpublish"
            pendingLabel="Unpublishing..."
            cancelLabel="Keep it public"
            send={() => send(unpublishListing, { params: { id }, body })}
            success={{ title: LISTING_TEXTS.unpublished, description: name }}
            failure={LISTING_TEXTS.saveFailed}
          >
            Its page leaves the public directory at once. You can submit it again.
          </SendAfterQuestion>
        </>
      )}
    </Steps>
  )
}

/** Toggles the wish to be featured; of a public listing that is a change, so an admin looks at it. */
function Star({ listing: { id, name, featured, version, isSample } }: Pick<Props, 'listing'>) {
  const { changeSample } = useSampleListings()
  const change = useSend(updateCreatorListing, { ...LISTING_FAILURE, failure: LISTING_TEXTS.saveFailed })
  return (
    <StarButton
      label={featured ? `Take ${name} out of featured` : `Feature ${name}`}
      isOn={featured}
      onChange={(isOn) => {
        if (isSample) changeSample(id, { featured: isOn })
        else void change.run({ params: { id }, body: { version, featured: isOn } })
      }}
    />
  )
}

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--sunken);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  span {
    display: grid;
    gap: 0.375rem;
    place-items: center;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 500;
  }
  &[data-empty] {
    display: grid;
    place-items: center;
    border-bottom: 1px dashed var(--control);
  }
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

const Words = styled.div`
  display: grid;
  gap: 0.375rem;
  flex: 1;
  align-content: start;
  padding: 1rem 1.25rem 0.5rem;
  overflow-wrap: anywhere;

  h2 {
    font-family: var(--font-display);
    font-variation-settings: 'opsz' 17;
    font-weight: 400;
    font-size: 1.5rem;
    line-height: 1.15;
  }

  .muted {
    font-size: var(--t-ui);
    line-height: 1.5;
  }
`

const Aside = styled.p`
  display: grid;
  margin-block: 0.375rem;
  padding-left: 0.75rem;
  border-left: 2px solid var(--st-amber);
  font-size: var(--t-small);
  line-height: 1.5;

  b {
    color: var(--st-amber);
    font-weight: 600;
  }
  &[data-tone='red'] b {
    color: var(--st-red);
  }
  &[data-tone='red'] {
    border-color: var(--st-red);
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  padding: 0.25rem 0.75rem 0.5rem 1.25rem;
`

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;

  .button-quiet {
    padding-inline: 0.5rem;
  }
`

const Buttons = styled.div`
  display: flex;
  margin-left: auto;
`
