'use client'

import { styled } from 'styled-components'
import { type Media, mediaFileUrl } from '@/contracts/media/files'
import { onPhone } from '../../theme/tokens'

/** The first file, large: a film plays where it stands. */
export function HandoverFile({ media: { id, kind, alt, name, hasPoster, version } }: { media: Media }) {
  return (
    <Frame key={version}>
      {kind === 'film' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the creator's own film, before it is published
        <video
          src={mediaFileUrl(id)}
          poster={hasPoster ? mediaFileUrl(id, '960') : undefined}
          controls
          playsInline
          preload="none"
          aria-label={name}
        />
      ) : (
        <img src={mediaFileUrl(id, '960')} alt={alt ?? name} />
      )}
    </Frame>
  )
}

const Frame = styled.figure`
  aspect-ratio: 9 / 16;
  overflow: hidden;
  border-radius: 12px;
  background: var(--sunken);

  > * {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${onPhone} {
    height: 46svh;
    margin: -1rem -1rem 0;
    aspect-ratio: auto;
    border-radius: 0;
  }
`
