'use client'

import { styled } from 'styled-components'
import { IconButton } from '../../ui/IconButton'
import { SampleBadge } from '../../ui/SampleBadge'
import { StarButton } from '../../ui/StarButton'
import { ListingDialog } from './ListingDialog'
import type { ManagedListing } from './listing'

type Props = {
  listing: ManagedListing
  onDelete: () => void
  onToggleFeatured: () => void
}

/** A listing like the public card, with star, edit and delete buttons. */
export function ManagedListingCard({ listing, onDelete, onToggleFeatured }: Props) {
  const { name, category, description, location, image, featured, rating, isSample } = listing
  return (
    <Card className="card">
      <Picture>{image && <img src={image} alt="" loading="lazy" />}</Picture>
      <Words>
        <Head>
          <p className="caption">{category}</p>
          {isSample && <SampleBadge />}
        </Head>
        <h2>{name}</h2>
        <p className="muted">{description}</p>
        <p className="subtle">
          {location} · {rating === 0 ? 'Not rated yet' : `${rating.toFixed(1)} of 5`}
        </p>
      </Words>
      <Foot>
        {featured && <span className="badge badge-glass">Featured</span>}
        <Buttons>
          <StarButton
            label={featured ? `Take ${name} out of featured` : `Feature ${name}`}
            isOn={featured}
            onChange={onToggleFeatured}
          />
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

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--sunken);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
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

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0.25rem 0.75rem 0.5rem 1.25rem;
`

const Buttons = styled.div`
  display: flex;
  margin-left: auto;
`
