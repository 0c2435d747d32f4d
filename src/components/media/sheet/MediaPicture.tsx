import { styled } from 'styled-components'
import { type Media, mediaFileUrl } from '@/contracts/media/files'

/** The picture as a whole, or the film to play. */
export function MediaPicture({ media: { id, kind, name, alt, hasPoster } }: { media: Media }) {
  return (
    <Frame>
      {kind === 'film' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own film, not published yet
        <video
          controls
          preload="metadata"
          aria-label={name}
          src={mediaFileUrl(id)}
          poster={hasPoster ? mediaFileUrl(id, '960') : undefined}
        />
      ) : (
        <img src={mediaFileUrl(id, '960')} alt={alt ?? name} />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  height: clamp(12rem, 40vh, 21rem);
  margin: 0 -1.5rem;
  background: var(--sunken);

  > * {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`
